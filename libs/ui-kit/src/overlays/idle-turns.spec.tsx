import { act, render, screen } from '@testing-library/react';
import { WhenIdle } from './idle-turns';

describe('a part for an idle browser', () => {
  let idle: (() => void)[] = [];
  let frames: jest.SpyInstance;
  beforeEach(() => {
    idle = [];
    Object.assign(globalThis, { requestIdleCallback: (take: () => void) => idle.push(take) });
    frames = jest.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((paint) => {
      paint(0);
      return 0;
    });
  });
  afterEach(() => {
    frames.mockRestore();
    Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  });

  it('is rendered once the browser is idle, and not before', () => {
    render(<WhenIdle>Pagamentos</WhenIdle>);
    expect(idle).toHaveLength(1);
    expect(screen.queryByText('Pagamentos')).not.toBeInTheDocument();
    act(() => idle[0]?.());
    expect(screen.getByText('Pagamentos')).toBeInTheDocument();
  });

  it('is rendered at once where the address names a part of the page', () => {
    const { unmount } = render(<WhenIdle isNow>Pagamentos</WhenIdle>);
    expect(screen.getByText('Pagamentos')).toBeInTheDocument();
    unmount();
    idle.forEach((take) => take());
  });
});
