/**
 * Outlives its launcher briefly: the launcher writes here what it starts, and if this input ends without a
 * cleanup by the launcher (killed by force), the remaining processes are ended in order.
 */
import { createInterface } from 'node:readline';
import { endInOrder } from './end.mjs';

const notes = [];
for await (const line of createInterface({ input: process.stdin })) notes.push(JSON.parse(line));
await endInOrder(notes);
