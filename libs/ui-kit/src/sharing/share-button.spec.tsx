import { jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from '../feedback/toaster';
import { ShareButton } from './share-button';

const PICTURE = {
  title: 'Mapa percorrido',
  name: 'ENEM 2022',
  figures: [{ value: '75%', label: 'de acerto' }],
  subjects: [{ id: 1, name: 'Crase', weight: 60, total: 4, answered: 4, correct: 3 }],
};

let texts: string[] = [];
const share = jest.fn<(data: ShareData) => Promise<void>>();
const createObjectURL = jest.fn(() => 'blob:mapa');

/** A canvas that keeps what is written on it. */
function fakeCanvas() {
  const context = new Proxy(
    {},
    {
      get: (_, name) => {
        if (name === 'measureText') return () => ({ width: 10 });
        return (text: unknown) => (name === 'fillText' ? texts.push(String(text)) : undefined);
      },
      set: () => true,
    },
  );
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  jest
    .spyOn(HTMLCanvasElement.prototype, 'toBlob')
    .mockImplementation((callback) => callback(new Blob(['png'], { type: 'image/png' })));
}

beforeEach(() => {
  texts = [];
  fakeCanvas();
  share.mockReset().mockResolvedValue();
  Object.assign(globalThis, { Path2D: class {} });
  Object.assign(URL, { createObjectURL, revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
  createObjectURL.mockClear();
});

async function press(canShare: boolean) {
  Object.assign(navigator, { canShare: () => canShare, share });
  render(
    <>
      <ShareButton picture={PICTURE} />
      <Toaster />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Compartilhar como imagem' }));
}

describe('sharing a result', () => {
  it('passes a picture of it to the device', async () => {
    await press(true);
    await waitFor(() => expect(share).toHaveBeenCalledTimes(1));
    const [{ files, title } = {}] = share.mock.calls[0] ?? [];
    expect(files?.[0]).toMatchObject({ name: 'mapa.png', type: 'image/png' });
    expect(title).toBe('Mapa percorrido: ENEM 2022');
    expect(texts).toEqual(expect.arrayContaining(['Mapa percorrido', 'ENEM 2022', '75%', 'de acerto', 'Crase']));
    expect(createObjectURL).not.toHaveBeenCalled();
  });

  it('saves it if the device cannot share files', async () => {
    await press(false);
    await waitFor(() => expect(createObjectURL).toHaveBeenCalledTimes(1));
    expect(share).not.toHaveBeenCalled();
  });

  it('does nothing more if the student closes the list of the device', async () => {
    share.mockRejectedValue(new DOMException('closed', 'AbortError'));
    await press(true);
    await waitFor(() => expect(screen.getByRole('button')).toBeEnabled());
    expect(createObjectURL).not.toHaveBeenCalled();
  });

  it('says that no picture can be made', async () => {
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    await press(true);
    expect(await screen.findByText('A imagem não pôde ser feita. Tente novamente.')).toBeInTheDocument();
  });
});
