// Who touches a card for the first time is told that it can be held.

import { recall, remember } from '../../../lib/kept';
import { t } from '../../../lib/words.svelte';
import { notices } from '../../../ui/notices.svelte';

const KEPT = 'held-a-card';

export function introduceHold(): void {
  if (recall(KEPT) === true) return;
  remember(KEPT, true);
  notices.tell(t('desk-hold'));
}
