import { useOutbox } from '@mapa/api-client';
import { latePart } from '@mapa/ui-kit';
import { useEffect, useState } from 'react';

const OutboxNotice = latePart(() => import('./outbox-notice').then((module) => module.OutboxNotice), { quiet: true });

/** Where the header tells that answers wait on this device. */
export function OutboxIndicator({ isStudent }: { isStudent: boolean }) {
  const { pending, refused } = useOutbox();
  const isUsed = pending.length + refused.length > 0;
  // Once used it stays: what it opened must not close with the last answer.
  const [wasUsed, setWasUsed] = useState(false);
  if (isUsed && !wasUsed) setWasUsed(true);
  // Only students answer; when there is something to tell, the connection may be gone.
  useEffect(() => {
    if (isStudent) OutboxNotice.preload();
  }, [isStudent]);
  return <span role="status">{wasUsed ? <OutboxNotice /> : null}</span>;
}
