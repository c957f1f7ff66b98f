/**
 * Outlives its launcher by a moment: the launcher writes here what it starts, and when this input ends without the
 * launcher having cleaned up (killed by force), what is still alive is ended, the newest first.
 */
import { createInterface } from 'node:readline';
import { endProcess } from './end.mjs';

const notes = [];
for await (const line of createInterface({ input: process.stdin })) notes.push(JSON.parse(line));
for (const note of notes.reverse()) await endProcess(note).catch(() => undefined);
