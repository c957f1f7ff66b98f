import { act, fireEvent, render, screen } from '@testing-library/react';
import { LONG_PRESS_MS, useLongPress } from './use-long-press';

const onLongPress = jest.fn();
const onClick = jest.fn();

function Pressable({ isEnabled = true }: { isEnabled?: boolean }) {
  const handlers = useLongPress(onLongPress, isEnabled);
  return (
    <div {...handlers}>
      <button onClick={onClick}>alternativa</button>
    </div>
  );
}

const target = () => screen.getByRole('button');
const finger = { pointerType: 'touch', isPrimary: true, clientX: 100, clientY: 100 };
const hold = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const press = (change: object = {}) => fireEvent.pointerDown(target(), { ...finger, ...change });

describe('a long press', () => {
  beforeEach(() => {
    jest.clearAllMocks();
    jest.useFakeTimers();
  });
  afterEach(() => jest.useRealTimers());

  it('acts while the finger is still down, and swallows the click that follows, not the next', () => {
    render(<Pressable />);
    press();
    hold(LONG_PRESS_MS - 1);
    expect(onLongPress).not.toHaveBeenCalled();
    hold(1);
    expect(onLongPress).toHaveBeenCalledTimes(1);
    fireEvent.pointerUp(target(), finger);
    fireEvent.click(target());
    expect(onClick).not.toHaveBeenCalled();
    fireEvent.click(target());
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it.each<[string, () => void]>([
    ['is let go before', () => fireEvent.pointerUp(target(), finger)],
    ['moves', () => fireEvent.pointerMove(target(), { ...finger, clientY: 130 })],
    ['scrolls the page', () => fireEvent.pointerCancel(target(), finger)],
  ])('is not recognised if the finger %s', (_, end) => {
    render(<Pressable />);
    press();
    hold(LONG_PRESS_MS / 2);
    end();
    hold(LONG_PRESS_MS);
    expect(onLongPress).not.toHaveBeenCalled();
  });

  it.each([
    ['a mouse', { pointerType: 'mouse' }],
    ['a second finger', { isPrimary: false }],
  ])('does not happen for %s', (_, change) => {
    render(<Pressable />);
    press(change);
    hold(LONG_PRESS_MS);
    expect(onLongPress).not.toHaveBeenCalled();
  });

  it('opens no menu by a finger, and does nothing if it is disabled', () => {
    const { rerender } = render(<Pressable />);
    const opensMenu = () =>
      fireEvent(target(), new PointerEvent('contextmenu', { bubbles: true, cancelable: true, pointerType: 'touch' }));
    expect(opensMenu()).toBe(false);
    rerender(<Pressable isEnabled={false} />);
    press();
    hold(LONG_PRESS_MS);
    expect(onLongPress).not.toHaveBeenCalled();
    expect(opensMenu()).toBe(true);
  });
});
