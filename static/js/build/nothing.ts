/** Stands in for modules of Node that a browser has no use for. */

export default {};
