import { createLogTarget } from './log-target';

const failure = (code: string) => Object.assign(new Error(code), { code });

/** A log whose disk and reader the test controls. */
function openLog({ mostWaiting }: { mostWaiting?: number } = {}) {
  let text = '';
  const sizes: number[] = [];
  let fault: { code: string; after: number } | null = null;
  let read: Promise<void> = Promise.resolve();
  const target = createLogTarget({
    app: 'api',
    ...(mostWaiting && { mostWaiting }),
    write: async (bytes) => {
      await read;
      sizes.push(bytes.length);
      const room = fault?.after ?? bytes.length;
      if (fault && room === 0) throw failure(fault.code);
      const taken = bytes.subarray(0, room);
      if (fault) fault.after -= taken.length;
      text += taken.toString();
      return taken.length;
    },
  });
  return {
    target,
    /** The number of bytes of each attempt. */
    sizes: () => sizes,
    text: () => text.replace(/"time":"[^"]*"/g, '"time":""'),
    fail: (code: string, after = 0) => (fault = { code, after }),
    mend: () => (fault = null),
    /** Nobody reads until the returned function is called. */
    stall: () => {
      let goOn: () => void = () => undefined;
      read = new Promise((resolve) => (goOn = resolve));
      return goOn;
    },
  };
}

const DROPPED = (count: number) =>
  `{"level":40,"time":"","app":"api","event":"log lines dropped","dropped":${count},"msg":"lines of the log could not be written"}\n`;

describe('a log', () => {
  it('contains every line, in order', async () => {
    const log = openLog();
    for (const line of ['a\n', 'b\n', 'c\n']) log.target.write(line);
    await log.target.flushed();
    expect(log.text()).toBe('a\nb\nc\n');
  });

  it('is written in whole lines, as many as a pipe accepts in one piece', async () => {
    const log = openLog();
    const goOn = log.stall();
    const lines = [...'abcdefgh'].map((letter) => `${letter.repeat(1_500)}\n`);
    for (const line of [...lines, `${'i'.repeat(5_000)}\n`, 'j\n']) log.target.write(line);
    goOn();
    await log.target.flushed();
    expect(log.sizes()).toEqual([1_501, 3_002, 3_002, 3_002, 1_501, 5_001, 2]);
  });

  it('with a full disk drops lines, throws nothing, and reports their number when there is room again', async () => {
    const log = openLog();
    log.fail('ENOSPC');
    for (const line of ['a\n', 'b\n']) {
      log.target.write(line);
      await log.target.flushed();
    }
    expect(log.text()).toBe('');
    log.mend();
    log.target.write('c\n');
    log.target.write('d\n');
    await log.target.flushed();
    expect(log.text()).toBe(`${DROPPED(2)}c\nd\n`);
  });

  it('completes a line that was cut short before it continues', async () => {
    const log = openLog();
    log.fail('ENOSPC', 3);
    log.target.write('abcdef\n');
    await log.target.flushed();
    log.mend();
    log.target.write('g\n');
    await log.target.flushed();
    expect(log.text()).toBe(`abc\n${DROPPED(1)}g\n`);
  });

  it('counts a line written before the disk was full as written', async () => {
    const log = openLog();
    const goOn = log.stall();
    log.target.write('a\n');
    for (const line of ['b\n', 'c\n', 'd\n']) log.target.write(line);
    log.fail('ENOSPC', 'a\nb\nc'.length);
    goOn();
    await log.target.flushed();
    log.mend();
    log.target.write('e\n');
    await log.target.flushed();
    expect(log.text()).toBe(`a\nb\nc\n${DROPPED(2)}e\n`);
  });

  it('keeps a count of lines that could not be written either', async () => {
    const log = openLog();
    for (const line of ['a\n', 'b\n']) {
      log.fail('ENOSPC', 2);
      log.target.write(line);
      await log.target.flushed();
    }
    log.fail('ENOSPC', 0);
    log.target.write('c\n');
    await log.target.flushed();
    log.mend();
    log.target.write('d\n');
    await log.target.flushed();
    expect(log.text()).toBe(`a\nb\n${DROPPED(1)}d\n`);
  });

  it('without a reader keeps a bounded part of its lines', async () => {
    const log = openLog({ mostWaiting: 4 });
    const goOn = log.stall();
    log.target.write('a\n');
    for (const line of ['b\n', 'c\n', 'd\n', 'e\n']) log.target.write(line);
    goOn();
    await log.target.flushed();
    log.target.write('f\n');
    await log.target.flushed();
    expect(log.text()).toBe(`a\n${DROPPED(2)}b\nc\nf\n`);
  });

  it('with a slow reader waits for it', async () => {
    const log = openLog();
    log.fail('EAGAIN');
    log.target.write('a\n');
    await new Promise((resolve) => setImmediate(resolve));
    log.mend();
    await log.target.flushed();
    expect([log.text(), log.sizes()]).toEqual(['a\n', [2, 2]]);
  });

  it('returns the remaining lines and the number of dropped ones, for the end of the process', async () => {
    const log = openLog();
    log.fail('ENOSPC');
    log.target.write('a\n');
    await log.target.flushed();
    log.fail('EAGAIN');
    log.target.write('b\n');
    await new Promise((resolve) => setImmediate(resolve));
    log.target.write('c\n');
    const rest = log.target.takeRest().toString();
    expect(rest.replace(/"time":"[^"]*"/, '"time":""')).toBe(`${DROPPED(1)}b\nc\n`);
    await log.target.flushed();
    expect([log.text(), log.target.takeRest()]).toEqual(['', Buffer.alloc(0)]);
  });
});
