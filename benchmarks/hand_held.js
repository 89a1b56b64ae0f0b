/**
 * A synthetic camera held in a hand before a screen that shows one code after another. Chance comes from the seed.
 *
 * In: the codes as rows of "0" and "1", each `codeMs` long; the size and number of pictures and the time between two.
 * Out: the light of every picture, eight bits a pixel, in base64.
 *
 * A picture is turned, tilted, moved and shaken; its rows are seen one after the other (rolling shutter), so that two
 * codes may share it; then come glare, blur and noise.
 */
({ seed, codes, codeMs, width, height, pictures, pictureMs }) => {
  const READOUT_MS = 25;
  const QUIET = 4;
  /** Grains of noise that are drawn once, and seen from another one on in each picture. */
  const GRAINS = 99_991;
  let state = seed >>> 0;
  const random = () => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  };
  const between = (least, most) => least + (most - least) * random();
  /** Each fills the same place, the last one of a game in fewer and larger squares. */
  const tables = codes.map((rows) => {
    const modules = rows.length + 2 * QUIET;
    const table = new Uint8Array(modules * modules);
    for (const [y, row] of rows.entries()) table.set(Array.from(row, Number), (y + QUIET) * modules + QUIET);
    return { modules, table };
  });
  const wished = height * between(0.72, 0.92);
  const turn = between(-0.12, 0.12);
  const tilt = [between(-0.18, 0.18), between(-0.18, 0.18)];
  const sway = [0, 1].map(() => ({ far: between(2, 8), each: between(700, 1600), from: between(0, 7) }));
  const shake = between(0.2, 1.2);
  const [black, white] = [between(20, 60), between(185, 235)];
  const glare = { x: between(0, width), y: between(0, height), far: between(60, 160), light: between(20, 110) };
  const noise = between(3, 9);
  const blur = random() < 0.5 ? 1 : 2;
  const start = between(0, codes.length * codeMs);
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  /** How far a corner goes beyond the picture, as a part of it: who holds the phone sees that, and holds it farther away. */
  const excess = [[-1, -1], [-1, 1], [1, -1], [1, 1]].map(([right, down]) => {
    const [x, y] = [(cos * right - sin * down) / 2, (sin * right + cos * down) / 2];
    const depth = 1 / (1 - tilt[0] * x - tilt[1] * y);
    const reach = [x, y].map((one, axis) => Math.abs(one) * depth * wished + sway[axis].far + shake);
    return Math.max(reach[0] / (width / 2), reach[1] / (height / 2));
  });
  const side = wished / Math.max(1, ...excess);

  const grains = Float32Array.from({ length: GRAINS }, () => noise * (random() + random() + random() - 1.5) * 2);

  const draw = (at) => {
    const jolt = [between(-shake, shake), between(-shake, shake)];
    const light = new Float32Array(width * height);
    for (let y = 0; y < height; y++) {
      const now = start + at * pictureMs + (READOUT_MS * y) / height;
      const { modules, table } = tables[Math.floor(now / codeMs) % tables.length];
      const [dx, dy] = sway.map(({ far, each, from }, one) => far * Math.sin(from + now / each) + jolt[one]);
      const v = (y - height / 2 - dy) / side;
      for (let x = 0; x < width; x++) {
        const u = (x - width / 2 - dx) / side;
        const depth = 1 + tilt[0] * u + tilt[1] * v;
        const column = Math.floor(((cos * u + sin * v) / depth + 0.5) * modules);
        const row = Math.floor(((cos * v - sin * u) / depth + 0.5) * modules);
        const isInside = column >= 0 && column < modules && row >= 0 && row < modules;
        const far = ((x - glare.x) ** 2 + (y - glare.y) ** 2) / glare.far ** 2;
        light[y * width + x] =
          (isInside && table[row * modules + column] ? black : white) +
          (far < 9 ? glare.light * Math.exp(-far) : 0);
      }
    }
    return soften(soften(light, 1), width);
  };

  /** Return the mean of `blur` pixels to either side, in one direction: what comes into it and what goes out of it. */
  const soften = (light, step) => {
    const soft = new Float32Array(light.length);
    const sums = new Float32Array(step).fill(white * (2 * blur + 1));
    const lightAt = (at) => (at < 0 || at >= light.length ? white : light[at]);
    for (let at = -blur * step, line = 0; at < light.length; at++, line = line + 1 < step ? line + 1 : 0) {
      sums[line] += lightAt(at + blur * step) - lightAt(at - (blur + 1) * step);
      if (at >= 0) soft[at] = sums[line] / (2 * blur + 1);
    }
    return soft;
  };

  const base64 = (light) => {
    const from = Math.floor(between(0, GRAINS));
    const bytes = new Uint8Array(light.length);
    for (let at = 0, grain = from; at < light.length; at++, grain = grain + 1 < GRAINS ? grain + 1 : 0)
      bytes[at] = Math.max(16, Math.min(235, light[at] + grains[grain]));
    let text = "";
    for (let at = 0; at < bytes.length; at += 8192)
      text += String.fromCharCode(...bytes.subarray(at, at + 8192));
    return btoa(text);
  };
  return Array.from({ length: pictures }, (_, at) => base64(draw(at)));
}
