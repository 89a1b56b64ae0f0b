/** A course as lines with the marks of those they belong to, drawn by uPlot. */

import uPlot from "uplot";
import { looksOf } from "./looks.ts";
import { ends, sign } from "./marks.ts";
import type { Course } from "./table.ts";

const HEIGHT = 190;
const INK_WIDTH = 5;
const COLOUR_WIDTH = 2.5;
const figures = new Intl.NumberFormat(document.documentElement.lang, { useGrouping: "min2" });

export class Plot {
  readonly #course: Course;
  readonly #figure: HTMLElement;
  readonly #told = document.createElement("p");
  readonly #plot: uPlot;

  constructor(course: Course, figure: HTMLElement) {
    this.#course = course;
    this.#figure = figure;
    const at = course.places.map((_, place) => place);
    // Each line twice: its ink, and its colour on it.
    const values = course.lines.flatMap((line) => [line.values, line.values]);
    this.#plot = new uPlot(this.#options(), [at, ...values], figure);
    this.#told.className = "chart-told";
    figure.append(this.#told);
    this.#tell(null);
    this.#plot.over.addEventListener("pointermove", this.#point);
  }

  /** As wide as its place is now. */
  fit(): void {
    const { clientWidth: width } = this.#figure;
    if (width) this.#plot.setSize({ width, height: HEIGHT });
  }

  redraw(): void {
    this.#plot.redraw();
  }

  destroy(): void {
    this.#plot.destroy();
  }

  #options(): uPlot.Options {
    const looks = () => looksOf(this.#figure);
    return {
      width: this.#figure.clientWidth || 300,
      height: HEIGHT,
      padding: [14, 22, 10, 0],
      legend: { show: false },
      cursor: { y: false, drag: { x: false, y: false }, points: { show: false } },
      scales: { x: { time: false, range: roomFor }, y: { range: fromNothing } },
      axes: [{ show: false }, this.#axis(looks)],
      series: [{}, ...this.#course.lines.flatMap(({ colour }) => this.#series(looks, colour))],
      hooks: { draw: [() => this.#marks()], setCursor: [({ cursor }) => this.#tell(cursor.idx ?? null)] },
    };
  }

  #axis(looks: () => ReturnType<typeof looksOf>): uPlot.Axis {
    return {
      size: 46,
      font: looks().font,
      stroke: () => looks().soft,
      grid: { stroke: () => looks().hair, width: 1 },
      ticks: { show: false },
      values: (_, splits) => splits.map(shown),
    };
  }

  #series(looks: () => ReturnType<typeof looksOf>, colour: string): uPlot.Series[] {
    const shared = { points: { show: false }, spanGaps: true };
    return [
      { ...shared, stroke: () => looks().ink, width: INK_WIDTH },
      { ...shared, stroke: () => looks().mark(colour), width: COLOUR_WIDTH },
    ];
  }

  /** The mark where each of several lines ends, and wherever something was won. */
  #marks(): void {
    const looks = looksOf(this.#figure);
    const { lines } = this.#course;
    if (lines.length > 1) {
      const tops = ends(this.#plot, lines);
      for (const [at, line] of lines.entries())
        sign(this.#plot, looks, line, line.values.length - 1, tops[at]);
    }
    for (const line of lines) for (const place of line.won) sign(this.#plot, looks, line, place);
  }

  #point = ({ offsetX, offsetY }: PointerEvent): void => {
    this.#plot.setCursor({ left: offsetX, top: offsetY });
  };

  /** What stands at a place, or from where to where the chart goes. */
  #tell(place: number | null): void {
    const { places, lines } = this.#course;
    const told = lines.map(({ name, values }) => {
      const value = shown(values[place ?? 0] ?? 0);
      return lines.length > 1 ? `${name} ${value}` : value;
    });
    this.#told.textContent =
      place === null ? `${places[0]} – ${places.at(-1)}` : `${places[place]}: ${told.join(" · ")}`;
  }
}

/** A little room beside the first and the last place. */
function roomFor(_: uPlot, first: number, last: number): uPlot.Range.MinMax {
  const room = Math.max(0.2, (last - first) / 24);
  return [first - room, last + room];
}

/** As high and low as the values go, and always from nothing. */
function fromNothing(_: uPlot, low: number, high: number): uPlot.Range.MinMax {
  return uPlot.rangeNum(Math.min(0, low), high, 0.1, true);
}

function shown(value: number): string {
  return figures.format(value || 0).replace("-", "−");
}
