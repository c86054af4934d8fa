// Cards in words: the state that they are in.

import { t } from '../../lib/words.svelte';
import { stored, type Bag } from './view';

/** «turned; on it: 2 gold». */
export function stateOf(turned: boolean, holds: Bag): string {
  const essences = stored(holds).map(([essence, count]) => ['count-essence', { count, essence }] as [string, { count: number; essence: string }]);
  return [turned ? t('ra-turned') : '', essences.length ? t('ra-holds', { essences }) : ''].filter(Boolean).join('; ');
}
