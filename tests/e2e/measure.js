// Measures the table that the page shows: what is lit and cannot be seen or touched, cards and letters of a wrong size, what
// overflows its card, zones that overlap. Every fault is one sentence.

(() => {
  const [SMALLEST, LARGEST, LETTERS] = [105, 210, 11];
  const ZONES = ['bar', 'seats', 'story', 'centre', 'turn', 'own', 'hand', 'tray', 'choice'];
  // What is lit is seen if so much of it is, and can be touched if so many of five points hit it.
  const [SEEN, HITS] = [0.98, 4];
  // On a phone, what is pushed half out of sight counts as out of sight; and this is as large as a thumb.
  const [HALF, THUMB] = [0.6, 43.5];

  const visible = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const nameOf = (element) => element.dataset.thing ?? element.getAttribute('aria-label') ?? element.className;

  function edges(element) {
    const found = [];
    for (let around = element.parentElement; around; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around);
      if (overflowX !== 'visible' || overflowY !== 'visible') found.push(around.getBoundingClientRect());
    }
    return [...found, new DOMRect(0, 0, innerWidth, innerHeight)];
  }

  /** The part of a thing that no edge cuts off. */
  function shown(element) {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const area = (right - left) * (bottom - top);
    return Math.min(...edges(element).map((frame) => {
      const wide = Math.min(right, frame.right) - Math.max(left, frame.left);
      const high = Math.min(bottom, frame.bottom) - Math.max(top, frame.top);
      return wide > 0 && high > 0 && area > 0 ? (wide * high) / area : 0;
    }));
  }

  function hits(element) {
    const box = element.getBoundingClientRect();
    const points = [[0.5, 0.5], [0.2, 0.2], [0.8, 0.2], [0.2, 0.8], [0.8, 0.8]];
    return points.filter(([x, y]) => {
      const over = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
      return over !== null && (element.contains(over) || over.contains(element));
    }).length;
  }

  function* unlit(asked) {
    for (const thing of asked) {
      const there = [...document.querySelectorAll(`[data-thing="${CSS.escape(thing)}"]`)];
      if (!there.some((each) => each.matches('.can, .chosen'))) yield `${thing} is asked about, but not lit`;
    }
  }

  /** All that stands for the same thing and is lit. */
  const twins = (element) => [...document.querySelectorAll(`.stage [data-thing="${CSS.escape(element.dataset.thing)}"].can`)];

  /** Whether a button that can be seen gives one of these answers. */
  const answered = (notes) => notes.some((note) => [...document.querySelectorAll(`.stage [data-option="${CSS.escape(note)}"]`)]
    .some((button) => visible(button) && shown(button) >= SEEN && hits(button) >= HITS));

  function* outOfSight(phone, ways) {
    let hidden = 0;
    for (const element of document.querySelectorAll('.stage [data-thing].can')) {
      const part = shown(element);
      const { width, height } = element.getBoundingClientRect();
      if (!visible(element)) {
        // Over an attack on a phone lies its panel, and the answers are buttons.
        const panel = phone && document.querySelector('[data-zone="react"]') !== null;
        if (!(panel && answered(ways[element.dataset.thing] ?? [])) && !twins(element).some(visible)) yield `${nameOf(element)} is lit, but invisible`;
      } else if (phone && part < HALF) hidden += 1;
      else if (!phone && part < SEEN) yield `${nameOf(element)} is lit, but only ${Math.round(part * 100)} % of it can be seen`;
      else if (hits(element) < (part < SEEN ? 1 : HITS)) yield `${nameOf(element)} is lit, but something lies over it`;
      else if (phone && part > SEEN && Math.min(width, height) < THUMB && !reaches(element)) {
        yield `${nameOf(element)} is too small for a thumb: ${Math.round(width)} x ${Math.round(height)}`;
      }
    }
    const edge = document.querySelector('.edge button');
    const named = edge ? Number(/\d+/.exec(edge.querySelector('small')?.textContent ?? '')?.[0] ?? 0) + 1 : 0;
    if (phone && hidden !== named) yield `${hidden} lit things are out of sight, but the edge tells of ${named}`;
  }

  /** Whether a part of a thing that is not drawn reaches far enough for a thumb. */
  function reaches(element) {
    return ['::before', '::after'].some((part) => {
      const { content, width, height } = getComputedStyle(element, part);
      return content !== 'none' && parseFloat(width) >= THUMB && parseFloat(height) >= THUMB;
    });
  }

  function* cards() {
    for (const card of document.querySelectorAll('.stage [data-zone] .card:not(.large)')) {
      const thing = card.closest('[data-thing]')?.dataset.thing;
      if (card.tagName === 'BUTTON' || !thing || !visible(card)) continue;
      if (card.offsetWidth < SMALLEST - 0.5 || card.offsetWidth > LARGEST + 0.5) yield `${thing} is ${card.offsetWidth} wide`;
      for (const part of [card, ...card.querySelectorAll('.lines, .name')]) {
        if (part.clientWidth === 0) continue;
        if (part.scrollHeight > part.clientHeight + 1) yield `${thing} overflows by ${part.scrollHeight - part.clientHeight} (${part.className})`;
        if (part.scrollWidth > part.clientWidth + 2 && part !== card) yield `${thing} is too wide by ${part.scrollWidth - part.clientWidth} (${part.className})`;
      }
    }
  }

  function* letters() {
    const seen = new Set();
    const texts = document.createTreeWalker(document.querySelector('.stage'), NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const around = text.parentElement;
      if (!text.data.trim() || seen.has(around) || around.closest('.unseen, option')) continue;
      seen.add(around);
      const size = parseFloat(getComputedStyle(around).fontSize) * (around.currentCSSZoom ?? 1);
      if (size < LETTERS - 0.05 && visible(around)) yield `“${text.data.trim().slice(0, 24)}” is written in ${size.toFixed(1)} px (${around.className})`;
    }
  }

  /** What is asked and what answers it lies in the tray as a whole. */
  function* tray() {
    const frame = document.querySelector('.stage section.prompt')?.getBoundingClientRect();
    if (!frame) return;
    for (const part of document.querySelectorAll('.stage section.prompt :is(button, .question, .help)')) {
      if (!visible(part) || part.closest('.order, .threatened > .said')) continue;
      const box = part.getBoundingClientRect();
      const out = Math.max(frame.top - box.top, box.bottom - frame.bottom, frame.left - box.left, box.right - frame.right);
      if (out > 1) yield `“${part.textContent.trim().slice(0, 24)}” is out of the tray by ${Math.round(out)}`;
    }
    for (const said of document.querySelectorAll('.stage section.prompt:not(.threatened) > .said')) {
      if (said.scrollHeight > said.clientHeight + 4) yield `“${said.textContent.trim().slice(0, 24)}” is cut off in the tray`;
    }
  }

  /** What a zone takes: its box, or those of what lies in it where another shares its row. */
  function boxesOf(zone) {
    if (!['own', 'hand'].includes(zone.dataset.zone)) return [zone.getBoundingClientRect()];
    return [...zone.querySelectorAll('[data-thing]')].filter(visible).map((each) => each.getBoundingClientRect());
  }

  function clash(one, two) {
    const wide = Math.min(one.right, two.right) - Math.max(one.left, two.left);
    return wide > 6 && Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top) > 6;
  }

  function* overlaps() {
    const zones = [...document.querySelectorAll(ZONES.map((name) => `[data-zone="${name}"]`).join(','))].filter(visible);
    const covered = zones.some((zone) => zone.dataset.zone === 'choice') ? ['centre', 'turn'] : [];
    const boxes = zones.filter((zone) => !covered.includes(zone.dataset.zone)).map((zone) => [zone, boxesOf(zone)]);
    for (const [at, [zone, own]] of boxes.entries()) {
      for (const [other, others] of boxes.slice(at + 1)) {
        if (zone.contains(other) || other.contains(zone)) continue;
        if (own.some((one) => others.some((two) => clash(one, two)))) yield `the zones ${zone.dataset.zone} and ${other.dataset.zone} overlap`;
      }
    }
  }

  const frames = async (count) => {
    for (let at = 0; at < count; at++) await new Promise((next) => requestAnimationFrame(next));
  };

  /** What fades in or flies is where it belongs. */
  function settle() {
    for (const animation of document.getAnimations()) {
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
    }
  }

  /** `asked` are the things that the question is about, `ways` the answers that each of them gives. */
  window.measure = async (asked, ways) => {
    await frames(2);
    settle();
    await frames(3);
    const phone = document.querySelector('.stage.phone') !== null;
    return [...unlit(asked), ...outOfSight(phone, ways), ...cards(), ...letters(), ...tray(), ...(phone ? [] : overlaps())];
  };
})();
