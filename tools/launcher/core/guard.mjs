/**
 * Outlives its launcher by a moment: the launcher writes here what it starts, and when this input ends without the
 * launcher having cleaned up (killed by force), what is still alive is ended in its order.
 */
import { createInterface } from 'node:readline';
import { endInOrder } from './end.mjs';

const notes = [];
for await (const line of createInterface({ input: process.stdin })) notes.push(JSON.parse(line));
await endInOrder(notes);
