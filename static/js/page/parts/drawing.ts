import { html, nothing, type SVGTemplateResult, svg, type TemplateResult } from "lit";
import type { Game } from "../../types.ts";
import { lizard } from "./lizard.ts";

/** A two-colour print: what the second colour prints, and the ink over it. */
interface Print {
  colour: SVGTemplateResult;
  ink: SVGTemplateResult;
}

export type DrawingName = Game | "leaf";

const LEAF = svg`<path d="M48 6C70 22 84 38 84 56C84 72 68 80 54 74L54 90H42L42 74C28 80 12 72 12 56C12 38 26 22 48 6Z"/>`;
const MAT = svg`<path d="M14 10C10 10 8 12 8 16L7 82C7 86 9 88 13 88L82 90C86 90 88 88 88 84L89 14C89 10 87 8 83 8Z"/>`;

const PRINTS: Record<DrawingName, Print> = {
  leaf: {
    colour: LEAF,
    ink: svg`${LEAF}<path d="M30 42V64M42 36V66M54 36V66M66 42V64M20 62L76 40"/>`,
  },
  agame: {
    colour: svg``,
    ink: svg`<path class="paper" d="M9 12C9 10 10 9 12 9L44 8C46 8 47 9 47 11V89C47 91 46 92 44 92L11 91C9 91 8 90 8 88ZM53 11C53 9 54 8 56 8L88 9C90 9 91 10 91 12L92 88C92 90 91 91 89 91L55 92C53 92 52 91 52 89Z"/>
      <g transform="translate(3 0)">${lizard("sand", "sand")}</g>`,
  },
  animanize: {
    colour: svg`<path d="M48 16L31 45C28 49 23 50 20 48L8 45ZM48 16L40 46C44 52 52 52 56 46ZM48 16L65 45C68 49 73 50 76 48L88 45ZM14 50H24L23 88H11ZM33 51L39 52 33 88H32ZM72 50H82L86 88H74ZM57 52L63 51 64 88H63Z"/>`,
    ink: svg`<path d="M48 15C40 27 24 38 8 43V47C10 53 17 54 21 48C25 54 33 54 37 48C41 54 54 54 59 48C63 54 71 54 75 48C79 54 86 53 88 47V43C72 38 56 27 48 15ZM14 53L10 89H86L82 53M48 15V3L63 7L49 11"/>
      <path class="solid" d="M48 58C42 66 36 74 35 89H61C60 74 54 66 48 58Z"/><path class="fine" d="M48 15L37 47M48 15L59 47"/>`,
  },
  lynx: {
    colour: svg`<path d="M14 60L18 32L22 14L36 30C44 26 52 26 60 30L74 14L78 32L82 60L70 74L48 88L26 74Z"/>`,
    ink: svg`<path d="M22 14L37 30C44 27 52 27 59 30L74 14L79 36L90 62L77 62L79 74L66 73L48 88L30 73L17 74L19 62L6 62L17 36ZM22 14L17 2M74 14L79 2M27 51C31 46 38 47 42 52M69 51C65 46 58 47 54 52"/>
      <path class="fine solid" d="M25 24L28 36L33 33ZM71 24L68 36L63 33ZM32 53.5A3.5 3.5 0 0 0 39 53.5ZM64 53.5A3.5 3.5 0 0 1 57 53.5ZM43 64H53L48 70Z"/>
      <path class="fine" d="M48 70V75M48 75C46 78 42 78 40 76M48 75C50 78 54 78 56 76M48 34V40M40 35L41 40M56 35L55 40"/>`,
  },
  greta: {
    colour: svg`<path d="M2 0H34L96 96H34Z"/>`,
    ink: svg`<path class="paper" d="M36 44C34 56 38 66 44 76L42 96H68L69 87C73 87 76 86 77 82L77.5 78L80 75.5L78.5 73L80.5 70.5C79 69 78 67.5 79 65.5C82 64.5 83.5 63.5 82.5 61.5C80 57.5 77 54 76.5 47Z"/>
      <path class="solid" d="M30 48C24 62 24 76 33 84C39 89 49 88 54 80C49 74 46 66 47 58C53 56 56 52 57 46ZM30 42C26 24 36 10 51 9C65 8 74 18 76 33C60 30 44 33 30 42ZM7 62C24 36 64 22 96 32C98 33 98 36 95 37C66 36 36 44 14 66C10 69 5 66 7 62Z"/>
      <path class="fine" d="M62 57C65 60 69 60 73 57M66 60V62M71 59.5L72 62M61 52C65 49 70 49 74 51"/><path class="fine solid" d="M73 73C75 72 77 72 79 73C77 76 75 76 73 73Z"/>`,
  },
  tally: {
    colour: MAT,
    ink: svg`${MAT}<path d="M28 27L27 71M41 26V72M55 27L54 71M68 26L69 71M15 61L82 36"/>`,
  },
};

/**
 * A drawing: the games, and the leaf, the app's sign.
 *
 * The colour is printed a little beside the ink. `label` only where it says something the text does not.
 */
export function drawing(name: DrawingName, size = 96, label = ""): TemplateResult {
  const { colour, ink } = PRINTS[name];
  return html`<svg class="drawing drawing-${name} ${size < 32 ? "bold" : ""}" width=${size} height=${size}
    viewBox="-3 -3 106 106" role=${label ? "img" : nothing} aria-label=${label || nothing}
    aria-hidden=${label ? nothing : "true"}
    ><g class="print" transform="translate(5 4)">${colour}</g><g class="ink">${ink}</g></svg>`;
}
