import { hasDrifted, isShort, remainingMs, serverNow, warningAt } from './clock';

const MINUTE = 60_000;
const told = (change: object = {}) => ({
  agora: '2026-11-22T13:10:00.000Z',
  iniciado_em: '2026-11-22T13:00:00.000Z',
  duracao_ms: 30 * MINUTE,
  pausado_ms: 0,
  pausado_em: null as string | null,
  ...change,
});

/** A view first seen when the page is `pageMs` old, under any clock of the device. */
function seenAt(pageMs: number, change: object = {}) {
  const page = jest.spyOn(performance, 'now').mockReturnValue(pageMs);
  const view = told(change);
  serverNow(view);
  page.mockRestore();
  return view;
}

describe('the clock of a sitting', () => {
  it('counts from the server’s time by the page’s own clock, not the device’s', () => {
    const device = jest.spyOn(Date, 'now').mockReturnValue(0);
    const view = seenAt(5_000);
    expect(remainingMs(view, 5_000)).toBe(20 * MINUTE);
    device.mockReturnValue(9e12);
    expect(remainingMs(view, 5_000 + 6 * MINUTE)).toBe(14 * MINUTE);
    expect(remainingMs(view, 5_000 + 60 * MINUTE)).toBe(0);
    device.mockRestore();
  });

  it('adds the age of a view that was stored on this device', () => {
    expect(remainingMs(seenAt(0, { idade_ms: 5 * MINUTE }), 0)).toBe(15 * MINUTE);
  });

  it('adds the time of pauses, and stands still during one', () => {
    const paused = seenAt(0, { pausado_ms: 2 * MINUTE, pausado_em: '2026-11-22T13:09:00.000Z' });
    expect(remainingMs(paused, 0)).toBe(23 * MINUTE);
    expect(remainingMs(paused, 600 * MINUTE)).toBe(23 * MINUTE);
  });

  it('notices a device that slept and one whose clock was set', () => {
    const device = jest.spyOn(Date, 'now').mockReturnValue(1_000_000);
    const view = seenAt(0);
    device.mockRestore();
    expect(hasDrifted(view, 60_000, 1_061_000)).toBe(false);
    expect(hasDrifted(view, 60_000, 1_960_000)).toBe(true);
    expect(hasDrifted(view, 60_000, 100_000)).toBe(true);
  });
});

describe('warnings', () => {
  const day = 300 * MINUTE;
  it.each([
    [31, null],
    [30, 'Faltam 30 minutos.'],
    [29.5, 'Faltam 30 minutos.'],
    [29, null],
    [10, 'Faltam 10 minutos.'],
    [5, 'Faltam 5 minutos.'],
    [0.5, 'Falta 1 minuto.'],
    [0, null],
  ])('with %d minutes left: %s', (minutes, text) => expect(warningAt(minutes * MINUTE, day)).toBe(text));

  it('do not appear in a shorter sitting', () => {
    expect(warningAt(10 * MINUTE, 10 * MINUTE)).toBeNull();
    expect(warningAt(5 * MINUTE, 10 * MINUTE)).toBe('Faltam 5 minutos.');
    expect([isShort(10 * MINUTE), isShort(10 * MINUTE + 1)]).toEqual([true, false]);
  });
});
