import { parseStep } from './reading-size';
import { createStopwatch } from './stopwatch';
import { readStored, writeStored } from './stored-text';

describe('the stopwatch', () => {
  it('counts only while it runs', () => {
    let now = 1_000;
    const stopwatch = createStopwatch(() => now);
    now = 5_000;
    expect(stopwatch.read()).toBe(0);
    stopwatch.start();
    now = 7_000;
    stopwatch.start();
    expect(stopwatch.read()).toBe(2_000);
    stopwatch.pause();
    now = 60_000;
    expect(stopwatch.read()).toBe(2_000);
    stopwatch.start();
    now = 61_500;
    expect(stopwatch.read()).toBe(3_500);
    stopwatch.reset();
    now = 62_000;
    expect(stopwatch.read()).toBe(500);
  });
});

describe('a value stored on the device', () => {
  it('is read back, and removed when it is emptied', () => {
    writeStored('session', 'chave', 'valor');
    expect(readStored('session', 'chave')).toBe('valor');
    writeStored('session', 'chave', '');
    expect(sessionStorage.getItem('chave')).toBeNull();
  });

  it('falls back to the normal reading size for an unknown one', () => {
    expect(parseStep('2')).toBe(2);
    expect(parseStep('-1')).toBe(-1);
    expect(parseStep('')).toBe(0);
    expect(parseStep('grande')).toBe(0);
  });
});
