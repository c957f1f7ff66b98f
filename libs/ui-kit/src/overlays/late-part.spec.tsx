import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster, toast } from '../feedback/toaster';
import { lazyPart } from './lazy-part';

const Sheet = ({ name }: { name: string }) => <p>folha de {name}</p>;
const Waiting = () => <p>espere</p>;

describe('a part whose code comes late', () => {
  afterEach(() => toast.remove());

  it('shows what waits, and then itself', async () => {
    const Late = lazyPart(async () => Sheet, { Waiting });
    render(<Late name="Ana" />);
    expect(screen.getByText('espere')).toBeInTheDocument();
    expect(await screen.findByText('folha de Ana')).toBeInTheDocument();
  });

  it('is there at once when it was fetched before', async () => {
    const load = jest.fn(async () => Sheet);
    const Late = lazyPart(load);
    Late.preload();
    await load.mock.results[0]?.value;
    render(<Late name="Ana" />);
    expect(screen.getByText('folha de Ana')).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('tells that there is no connection, gives up, and asks again the next time', async () => {
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

  it('that the screen is made of says that it could not be had, and lets try again in its place', async () => {
    const load = jest.fn(async () => Sheet).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const Late = lazyPart(load, { Waiting, retries: true });
    render(<Late name="Ana" />);
    expect(await screen.findByRole('alert')).toHaveTextContent(/Sem conexão/);
    expect(screen.queryByText('espere')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByText('folha de Ana')).toBeInTheDocument();
  });

  it('that nobody asked for says nothing when it cannot be had', async () => {
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

  it('does not mind a failed fetch that nobody waits for', async () => {
    const Late = lazyPart(() => Promise.reject<typeof Sheet>(new TypeError('Failed to fetch')));
    expect(() => Late.preload()).not.toThrow();
  });
});
