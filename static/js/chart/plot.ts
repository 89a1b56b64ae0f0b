/** A chart of lines with their players' marks, drawn by uPlot. */

import uPlot from "uplot";
import { type Looks, looksOf } from "./looks.ts";
import { BESIDE_PX, drawEnds, drawWins } from "./marks.ts";
import { type Course, rangeText } from "./table.ts";

const HEIGHT_PX = 190;
const INK_PX = 5;
const COLOUR_PX = 2.5;
/** Dash patterns of the lines in the night theme, in which all have one colour. */
const DASHES = [[], [10, 4], [3, 3], [10, 3, 3, 3], [16, 5], [6, 6], [10, 3, 3, 3, 3, 3], [1, 5]];
const numberFormat = new Intl.NumberFormat(document.documentElement.lang, { useGrouping: "min2" });

export class Plot {
  readonly #course: Course;
  readonly #figure: HTMLElement;
  readonly #caption = document.createElement("p");
  readonly #plot: uPlot;

  constructor(course: Course, figure: HTMLElement) {
    this.#course = course;
    this.#figure = figure;
    const at = course.places.map((_, place) => place);
    // Each line twice: its ink, and its colour on it.
    const values = course.lines.flatMap((line) => [line.values, line.values]);
    this.#plot = new uPlot(this.#options(), [at, ...values], figure);
    this.#caption.className = "chart-caption";
    figure.append(this.#caption);
    this.#showCaption(null);
    this.#plot.over.addEventListener("pointermove", this.#onPointer);
  }

  /** Fit the chart to the width of its figure. */
  fit(): void {
    const { clientWidth: width } = this.#figure;
    if (width) this.#plot.setSize({ width, height: HEIGHT_PX });
  }

  destroy(): void {
    this.#plot.destroy();
  }

  #options(): uPlot.Options {
    const looks = looksOf(this.#figure);
    const { lines } = this.#course;
    return {
      width: this.#figure.clientWidth || 300,
      height: HEIGHT_PX,
      padding: [14, BESIDE_PX + 12, 10, 0],
      legend: { show: false },
      cursor: { y: false, drag: { x: false, y: false }, points: { show: false } },
      scales: { x: { time: false, range: xRange }, y: { range: yRange } },
      axes: [{ show: false }, axis(looks)],
      series: [{}, ...lines.flatMap(({ colour }, at) => strokes(looks, colour, at))],
      hooks: {
        draw: [() => this.#marks(looks)],
        setCursor: [({ cursor }) => this.#showCaption(cursor.idx ?? null)],
      },
    };
  }

  /** Draw the marks at the ends of several lines, and wherever something was won. */
  #marks(looks: Looks): void {
    const { lines } = this.#course;
    if (lines.length > 1) drawEnds(this.#plot, looks, lines);
    for (const line of lines) drawWins(this.#plot, looks, line);
  }

  #onPointer = ({ offsetX, offsetY }: PointerEvent): void => {
    this.#plot.setCursor({ left: offsetX, top: offsetY });
  };

  /** Show the values at a place; null shows the range of the chart. */
  #showCaption(place: number | null): void {
    const { places, lines } = this.#course;
    const values = lines.map(({ name, values }) => {
      const value = formatValue(values[place ?? 0] ?? 0);
      return lines.length > 1 ? `${name} ${value}` : value;
    });
    this.#caption.textContent =
      place === null ? rangeText(places) : `${places[place]}: ${values.join(" · ")}`;
  }
}

function axis(looks: Looks): uPlot.Axis {
  return {
    size: 46,
    gap: 12,
    font: looks.font,
    stroke: looks.soft,
    grid: { stroke: looks.hair, width: 1 },
    ticks: { show: false },
    values: (_, splits) => splits.map(formatValue),
  };
}

/** Return the two strokes of a line: ink, and its colour over it; in the night theme ink alone. */
function strokes(looks: Looks, colour: string, at: number): uPlot.Series[] {
  const shared = { points: { show: false }, spanGaps: true };
  const { ink, isNight, mark } = looks;
  if (isNight)
    return [
      { ...shared, stroke: ink, width: COLOUR_PX, dash: dashOf(at) },
      { ...shared, width: 0 },
    ];
  return [
    { ...shared, stroke: ink, width: INK_PX },
    { ...shared, stroke: mark(colour), width: COLOUR_PX },
  ];
}

function dashOf(at: number): number[] {
  return (DASHES[at % DASHES.length] ?? []).map((length) => length * uPlot.pxRatio);
}

/**
 * Return the range from the first place to the last.
 *
 * It is taken from the data, because uPlot passes the previous range when the plot is set again.
 */
function xRange({ data: [places] }: uPlot): uPlot.Range.MinMax {
  const last = places.length - 1;
  return last > 0 ? [0, last] : [-1, 1];
}

/** Return the range of the values, which always includes 0. */
function yRange(_: uPlot, low: number, high: number): uPlot.Range.MinMax {
  return uPlot.rangeNum(Math.min(0, low), high, 0.1, true);
}

function formatValue(value: number): string {
  return numberFormat.format(value || 0).replace("-", "−");
}
