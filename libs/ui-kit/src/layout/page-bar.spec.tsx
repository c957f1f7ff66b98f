import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { startTransition } from 'react';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { PageBar, usePageBarSlot } from './page-bar';

function Page() {
  const place = usePageBarSlot();
  return place ? createPortal(<h1>Mapa do Auditor</h1>, place) : <h1>sem barra</h1>;
}

function scrollTo(y: number): void {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  fireEvent.scroll(window);
}

const bar = () => screen.getByRole('banner');
const isAway = () => bar().hasAttribute('data-away');

describe('the bar of a page', () => {
  it('contains what the page puts there, and no longer exists once it is removed', () => {
    const { rerender } = render(
      <>
        <PageBar brand="Mapa">
          <button>Abrir menu</button>
        </PageBar>
        <Page />
      </>,
    );
    expect(bar()).toContainElement(screen.getByRole('heading', { name: 'Mapa do Auditor' }));
    rerender(<Page />);
    expect(screen.getByRole('heading', { name: 'sem barra' })).toBeVisible();
  });

  it('is known to a page that is rendered together with it before anything can be painted', async () => {
    const place = document.body.appendChild(document.createElement('div'));
    const headings: (string | null | undefined)[] = [];
    // Called between the tasks in which React works, as a browser paints.
    const look = new MutationObserver(() => headings.push(place.querySelector('h1')?.textContent));
    look.observe(place, { childList: true, subtree: true });
    const root = createRoot(place);
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
    startTransition(() =>
      root.render(
        <>
          <PageBar brand="Mapa">menu</PageBar>
          <Page />
        </>,
      ),
    );
    await waitFor(() => expect(headings).not.toEqual([]));
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    expect(headings).toEqual(['Mapa do Auditor']);
    act(() => root.unmount());
    place.remove();
  });

  it('gives way while the student reads on, and returns on scrolling up and at the top', () => {
    Object.defineProperty(document.documentElement, 'scrollHeight', { value: 5_000, configurable: true });
    render(<PageBar brand="Mapa">menu</PageBar>);
    act(() => scrollTo(300));
    expect(isAway()).toBe(true);
    act(() => scrollTo(297));
    expect(isAway()).toBe(true);
    act(() => scrollTo(200));
    expect(isAway()).toBe(false);
    act(() => scrollTo(400));
    act(() => scrollTo(0));
    expect(isAway()).toBe(false);
  });
});
