import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from '../feedback/toaster';
import { lazyPart } from './lazy-part';

const Sheet = ({ name }: { name: string }) => <p>folha de {name}</p>;
const Waiting = () => <p>espere</p>;

describe('a part that is loaded late', () => {
  it('shows what waits, and then itself', async () => {
    const Late = lazyPart(async () => Sheet, { Waiting });
    render(<Late name="Ana" />);
    expect(screen.getByText('espere')).toBeInTheDocument();
    expect(await screen.findByText('folha de Ana')).toBeInTheDocument();
  });

  it('is shown at once if it was loaded before', async () => {
    const load = jest.fn(async () => Sheet);
    const Late = lazyPart(load);
    Late.preload();
    await load.mock.results[0]?.value;
    render(<Late name="Ana" />);
    expect(screen.getByText('folha de Ana')).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is loaded once, however many wait for it', async () => {
    const load = jest.fn(async () => Sheet);
    const Late = lazyPart(load);
    render(
      <>
        <Late name="Ana" />
        <Late name="Bia" />
      </>,
    );
    expect(await screen.findByText('folha de Ana')).toBeInTheDocument();
    expect(screen.getByText('folha de Bia')).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('reports a missing connection, gives up, and loads again the next time', async () => {
    const load = jest.fn(async () => Sheet).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const onFailure = jest.fn();
    const Late = lazyPart(load, { onFailure });
    const { unmount } = render(
      <>
        <Late name="Ana" />
        <Toaster />
      </>,
    );
    expect(await screen.findByText(/Sem conexão/)).toBeInTheDocument();
    await waitFor(() => expect(onFailure).toHaveBeenCalledWith({ name: 'Ana' }));
    unmount();
    render(<Late name="Bia" />);
    expect(await screen.findByText('folha de Bia')).toBeInTheDocument();
  });

  it('of the screen itself reports a failure, and offers another try in its place', async () => {
    const load = jest.fn(async () => Sheet).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const Late = lazyPart(load, { Waiting, retries: true });
    render(<Late name="Ana" />);
    expect(await screen.findByRole('alert')).toHaveTextContent(/Sem conexão/);
    expect(screen.queryByText('espere')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByText('folha de Ana')).toBeInTheDocument();
  });

  it('that is quiet shows nothing on a failure', async () => {
    const onFailure = jest.fn();
    const Late = lazyPart(() => Promise.reject<typeof Sheet>(new TypeError('Failed to fetch')), {
      quiet: true,
      onFailure,
    });
    const { unmount } = render(
      <>
        <Late name="Ana" />
        <Toaster />
      </>,
    );
    await waitFor(() => expect(onFailure).toHaveBeenCalled());
    expect(screen.queryByText(/Sem conexão/)).not.toBeInTheDocument();
    unmount();
  });

  describe('that is on the screen many times', () => {
    let idle: (() => void)[] = [];
    let clock: jest.SpyInstance;
    beforeEach(() => {
      idle = [];
      // jsdom has no idle callback; here the test calls it, and every reading of the clock is one turn later.
      let now = 0;
      clock = jest.spyOn(performance, 'now').mockImplementation(() => (now += 10));
      Object.assign(globalThis, { requestIdleCallback: (act: () => void) => idle.push(act) });
    });
    afterEach(() => {
      clock.mockRestore();
      Reflect.deleteProperty(globalThis, 'requestIdleCallback');
    });

    it('is rendered one by one when the browser is idle, except unmounted ones', async () => {
      const Late = lazyPart(async () => Sheet, { Waiting, inTurn: true });
      const sheets = (...names: string[]) => names.map((name) => <Late key={name} name={name} />);
      const { rerender } = render(<>{sheets('Ana', 'Bia', 'Caio')}</>);
      await waitFor(() => expect(idle).toHaveLength(1));
      expect(screen.queryByText(/folha/)).not.toBeInTheDocument();
      rerender(<>{sheets('Ana', 'Caio')}</>);
      act(() => idle.shift()?.());
      expect(screen.getAllByText(/folha|espere/).map(({ textContent }) => textContent)).toEqual([
        'folha de Ana',
        'espere',
      ]);
      act(() => idle.shift()?.());
      expect(screen.getByText('folha de Caio')).toBeInTheDocument();
      expect(idle).toEqual([]);
    });
  });

  it('ignores a failed load that nobody waits for', async () => {
    const Late = lazyPart(() => Promise.reject<typeof Sheet>(new TypeError('Failed to fetch')));
    expect(() => Late.preload()).not.toThrow();
  });

  it('is loaded ahead once there is a network', async () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const load = jest.fn(async () => Sheet);
    const Late = lazyPart(load);
    Late.preload();
    expect(load).not.toHaveBeenCalled();
    onLine.mockRestore();
    globalThis.dispatchEvent(new Event('online'));
    expect(load).toHaveBeenCalledTimes(1);
    globalThis.dispatchEvent(new Event('online'));
    expect(load).toHaveBeenCalledTimes(1);
  });
});
