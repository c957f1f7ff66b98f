import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { InstallCard } from './install-card';
import { holdInstallPrompt, noteUse } from './install-offer';

const DAY_MS = 86_400_000;
const NOW = Date.parse('2026-03-10T12:00:00Z');

function offerByBrowser(outcome: 'accepted' | 'dismissed' = 'accepted') {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: jest.fn(async () => ({ outcome })),
  });
  act(() => void dispatchEvent(event));
  return event;
}

const useOn = (...days: number[]) => {
  for (const day of days) {
    jest.setSystemTime(NOW + day * DAY_MS);
    noteUse();
  }
};
const card = () => screen.queryByRole('region', { name: 'Instalar o Mapa' });
const person = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

let stop: () => void;
beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  localStorage.clear();
  stop = holdInstallPrompt();
});
afterEach(() => {
  dispatchEvent(new Event('appinstalled'));
  stop();
  jest.useRealTimers();
});

describe('the offer to install', () => {
  it("appears after three days with answers, and suppresses the browser's own prompt", () => {
    useOn(0, 0, 1);
    const event = offerByBrowser();
    const { unmount } = render(<InstallCard />);
    expect([event.defaultPrevented, card()]).toEqual([true, null]);
    unmount();
    useOn(5);
    render(<InstallCard />);
    expect(card()).toBeVisible();
  });

  it('is not made if the browser cannot install', () => {
    useOn(0, 1, 2);
    render(<InstallCard />);
    expect(card()).toBeNull();
  });

  it('names the menu of Safari on a phone, and is not made in the installed application', () => {
    useOn(0, 1, 2);
    const device = { standalone: false, maxTouchPoints: 5 };
    for (const key of ['standalone', 'maxTouchPoints'] as const)
      Object.defineProperty(navigator, key, { configurable: true, get: () => device[key] });
    try {
      const { unmount } = render(<InstallCard />);
      expect(card()).toHaveTextContent('“Adicionar à Tela de Início”');
      expect(screen.queryByRole('button', { name: 'Instalar' })).toBeNull();
      unmount();
      device.standalone = true;
      render(<InstallCard />);
      expect(card()).toBeNull();
    } finally {
      Reflect.deleteProperty(navigator, 'standalone');
      Reflect.deleteProperty(navigator, 'maxTouchPoints');
    }
  });

  it('opens the browser’s prompt, and once', async () => {
    useOn(0, 1, 2);
    const event = offerByBrowser();
    render(<InstallCard />);
    await person().click(screen.getByRole('button', { name: 'Instalar' }));
    expect(event.prompt).toHaveBeenCalledTimes(1);
    expect(card()).toBeNull();
  });

  it('that was refused does not return for half a year, not even by a clock that jumps back', async () => {
    useOn(0, 1, 2);
    offerByBrowser();
    const { unmount } = render(<InstallCard />);
    await person().click(screen.getByRole('button', { name: 'Agora não' }));
    expect(card()).toBeNull();
    unmount();
    jest.setSystemTime(NOW + 170 * DAY_MS);
    const again = render(<InstallCard />);
    expect(card()).toBeNull();
    again.unmount();
    useOn(190);
    render(<InstallCard />);
    expect(card()).toBeVisible();
  });
});
