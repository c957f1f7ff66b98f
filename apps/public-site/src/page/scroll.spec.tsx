import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { useScroll } from './scroll';

function Screen() {
  useScroll();
  return null;
}

/** A document that opens at an address: its first entry has the key 'default', as in a browser. */
const openDocument = (address: string) =>
  render(
    <MemoryRouter
      initialEntries={[
        {
          pathname: address.split('?')[0],
          search: address.includes('?') ? `?${address.split('?')[1]}` : '',
          key: 'default',
        },
      ]}
    >
      <Screen />
    </MemoryRouter>,
  );

describe('the scroll position', () => {
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const leaveAt = (y: number, { unmount }: { unmount: () => void }) => {
    Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
    window.dispatchEvent(new Event('pagehide'));
    unmount();
  };

  afterEach(() => {
    sessionStorage.clear();
    scrollTo.mockClear();
    Reflect.deleteProperty(window, 'scrollY');
  });

  it('is restored when the same address is opened again', () => {
    leaveAt(700, openDocument('/questoes?page=2'));
    openDocument('/questoes?page=2');
    expect(scrollTo).toHaveBeenCalledWith(0, 700);
  });

  it.each(['/entrar', '/questoes', '/questoes?page=3'])('of another document is not that of %s', (address) => {
    leaveAt(700, openDocument('/questoes?page=2'));
    openDocument(address);
    expect(scrollTo).not.toHaveBeenCalled();
  });
});
