import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useSwipe } from './use-swipe';

const onNext = jest.fn();
const onPrevious = jest.fn();

function Question({ isFirst = false }: { isFirst?: boolean }) {
  const root = useRef<HTMLDivElement>(null);
  useSwipe(root, { onNext, onPrevious: isFirst ? null : onPrevious });
  return (
    <div ref={root}>
      <p>enunciado</p>
      <div style={{ overflowX: 'auto' }} data-testid="tabela">
        <p>célula</p>
      </div>
      <textarea aria-label="anotação" />
    </div>
  );
}

interface Way {
  from?: [number, number];
  to: [number, number];
  on?: HTMLElement;
  fingers?: number;
}

function drag({ from = [300, 300], to, on = screen.getByText('enunciado'), fingers = 1 }: Way): void {
  const finger = ([clientX, clientY]: [number, number]) => ({ clientX, clientY });
  fireEvent.touchStart(on, { touches: Array.from({ length: fingers }, () => finger(from)) });
  fireEvent.touchEnd(on, { touches: [], changedTouches: [finger(to)] });
}

const steps = () => [onNext.mock.calls.length, onPrevious.mock.calls.length];

describe('a swipe over a question', () => {
  beforeEach(() => {
    jest.clearAllMocks();
    getSelection()?.removeAllRanges();
    Object.defineProperty(window, 'visualViewport', { value: { scale: 1 }, configurable: true });
  });

  it('to the left steps on, to the right back', () => {
    render(<Question />);
    drag({ to: [200, 310] });
    expect(steps()).toEqual([1, 0]);
    drag({ to: [400, 290] });
    expect(steps()).toEqual([1, 1]);
  });

  it('does nothing before the first question', () => {
    render(<Question isFirst />);
    drag({ to: [400, 300] });
    expect(steps()).toEqual([0, 0]);
  });

  it.each<[string, Way]>([
    ['short', { to: [270, 300] }],
    ['more down than sideways', { to: [220, 360] }],
    ["from the window's edge, which is the browser's", { from: [10, 300], to: [200, 300] }],
    ['by two fingers', { to: [200, 300], fingers: 2 }],
  ])('does nothing if it is %s', (_, way) => {
    render(<Question />);
    drag(way);
    expect(steps()).toEqual([0, 0]);
  });

  it('is left to a wide table, which scrolls by it, and to a field', () => {
    render(<Question />);
    const table = screen.getByTestId('tabela');
    Object.defineProperty(table, 'scrollWidth', { value: 800 });
    Object.defineProperty(table, 'clientWidth', { value: 300 });
    drag({ to: [200, 300], on: screen.getByText('célula') });
    drag({ to: [200, 300], on: screen.getByLabelText('anotação') });
    expect(steps()).toEqual([0, 0]);
  });

  it('does nothing while text is selected, or the page is zoomed', () => {
    render(<Question />);
    getSelection()?.selectAllChildren(screen.getByText('enunciado'));
    drag({ to: [200, 300] });
    getSelection()?.removeAllRanges();
    Object.defineProperty(window, 'visualViewport', { value: { scale: 2 }, configurable: true });
    drag({ to: [200, 300] });
    expect(steps()).toEqual([0, 0]);
  });
});
