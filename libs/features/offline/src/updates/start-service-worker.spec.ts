import { TAKE_OVER, TAKE_OVER_IF_ALONE } from '@mapa/domain';
import { startServiceWorker } from './start-service-worker';

/** A worker as its page sees it. */
class Worker extends EventTarget {
  state = 'installing';
  readonly told: unknown[] = [];
  postMessage = (message: unknown): void => void this.told.push(message);
  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class Registration extends EventTarget {
  waiting: Worker | null = null;
  installing: Worker | null = null;
  active: Worker | null = null;
  readonly update = jest.fn(async () => undefined);
  readonly unregister = jest.fn(async () => true);
  find(worker: Worker): void {
    this.installing = worker;
    this.dispatchEvent(new Event('updatefound'));
  }
}

function open({ refuses = false, isOn = true } = {}) {
  const registration = new Registration();
  const container = Object.assign(new EventTarget(), {
    register: jest.fn(() => (refuses ? Promise.reject(new Error('forbidden')) : Promise.resolve(registration))),
    getRegistration: jest.fn(async () => registration),
  });
  const updates: (() => void)[] = [];
  const reload = jest.fn();
  const start = async () => {
    startServiceWorker({
      isOn,
      onUpdate: (takeOver) => updates.push(takeOver),
      workers: container as unknown as ServiceWorkerContainer,
      reload,
    });
    await jest.advanceTimersByTimeAsync(1_000);
  };
  return { registration, container, updates, reload, start };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the area and its service worker', () => {
  it('installs it within its scope once the page is idle, bypassing every cache', async () => {
    const { container, start } = open();
    await start();
    expect(container.register.mock.calls).toEqual([
      ['/area-estudante/service-worker.js', { scope: '/area-estudante/', updateViaCache: 'none' }],
    ]);
  });

  it('removes an existing one if the deployment wants none', async () => {
    const { container, registration, start } = open({ isOn: false });
    await start();
    expect(container.register).not.toHaveBeenCalled();
    expect(registration.unregister).toHaveBeenCalledTimes(1);
  });

  it('works without one if the browser refuses', async () => {
    const { start, updates } = open({ refuses: true });
    await start();
    expect(updates).toEqual([]);
  });

  it('lets a waiting one take over as the page opens, if no other tab uses the older files', async () => {
    const { registration, start } = open();
    registration.waiting = new Worker();
    await start();
    expect(registration.waiting.told).toEqual([TAKE_OVER_IF_ALONE]);
  });

  it("announces a newer one while the page is open, and reloads only at the student's request", async () => {
    const { registration, container, updates, reload, start } = open();
    registration.active = new Worker();
    await start();
    const next = new Worker();
    registration.find(next);
    expect(updates).toHaveLength(0);
    next.become('installed');
    expect([updates.length, next.told.length]).toEqual([1, 0]);
    container.dispatchEvent(new Event('controllerchange'));
    expect(reload).not.toHaveBeenCalled();
    updates[0]?.();
    expect(next.told).toEqual([TAKE_OVER]);
    container.dispatchEvent(new Event('controllerchange'));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('does not announce the very first one', async () => {
    const { registration, updates, start } = open();
    await start();
    const first = new Worker();
    registration.find(first);
    first.become('installed');
    expect(updates).toEqual([]);
  });

  it('looks for a newer one when the student returns after an hour, even if the clock jumped', async () => {
    const { registration, start } = open();
    await start();
    const comeBack = () => document.dispatchEvent(new Event('visibilitychange'));
    comeBack();
    expect(registration.update).not.toHaveBeenCalled();
    jest.setSystemTime(Date.now() - 2 * 60 * 60_000);
    comeBack();
    expect(registration.update).toHaveBeenCalledTimes(1);
    jest.setSystemTime(Date.now() + 61 * 60_000);
    comeBack();
    expect(registration.update).toHaveBeenCalledTimes(2);
  });
});
