// Icons of Iconify's game-icons by name: `import flame from 'icon:small-fire'` gives the inside of an <svg> of 512 × 512.
// Only the icons that are imported get into the page, and none is fetched at run time.

import { createRequire } from 'node:module';
import type { IconifyJSON } from '@iconify/types';
import type { Plugin } from 'vite';

const PREFIX = 'icon:';

export function icons(): Plugin {
  const set = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as IconifyJSON;
  return {
    name: 'conclave-icons',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const name = id.slice(PREFIX.length + 1);
      const icon = set.icons[name];
      if (!icon) throw new Error(`game-icons has no icon '${name}'`);
      return `export default ${JSON.stringify(icon.body)};`;
    },
  };
}
