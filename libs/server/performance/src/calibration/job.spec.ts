import { fileURLToPath } from 'node:url';
import type { JobQueue, QueuedJob } from '@mapa/server-platform';
import type { FastifyBaseLogger } from 'fastify';
import { createCalibrationJob } from './job';

const program = (name: string) => fileURLToPath(new URL(`../testing/${name}.mjs`, import.meta.url));
const PROGRAM = program('calibrator');
const job = { id: 'j' } as QueuedJob;

function create(signal = new AbortController().signal) {
  const lines: unknown[] = [];
  const write = (line: unknown) => lines.push(line);
  const log = { info: write, warn: write } as unknown as FastifyBaseLogger;
  return { lines, made: createCalibrationJob({ queue: {} as JobQueue, log, signal }) };
}

describe('the job of the nightly calibration', () => {
  it('runs the program in a process of its own and logs its output', async () => {
    const { made, lines } = create();
    expect(await made.settle(PROGRAM)(job)).toEqual({ id: 'j', status: 'completed' });
    expect(lines).toEqual([{ event: 'calibrated', examId: 57, area: 'calibrate', students: 210 }]);
  });

  it('fails if the program does, or is ended with the server', async () => {
    const { made, lines } = create();
    expect(await made.settle(program('failing-calibrator'))(job)).toEqual({ id: 'j', status: 'failed' });
    expect(lines).toEqual([expect.objectContaining({ event: 'calibration failed' })]);
    const ended = create(AbortSignal.abort());
    expect(await ended.made.settle(PROGRAM)(job)).toMatchObject({ status: 'failed' });
  });
});
