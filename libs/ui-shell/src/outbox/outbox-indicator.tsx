import { useOutbox } from '@mapa/api-client';
import { useState } from 'react';
import { OutboxNotice } from './outbox-notice';

/** The header's indicator of answers pending on this device. */
export function OutboxIndicator() {
  const { pending, refused } = useOutbox();
  const isUsed = pending.length + refused.length > 0;
  // Stays mounted once used: the dialog must not close with the last answer.
  const [wasUsed, setWasUsed] = useState(false);
  if (isUsed && !wasUsed) setWasUsed(true);
  return <span role="status">{wasUsed ? <OutboxNotice /> : null}</span>;
}
