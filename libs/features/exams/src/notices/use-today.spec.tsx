import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { useToday } from './use-today';

function Today() {
  return <p>{useToday() ?? 'não se sabe'}</p>;
}

describe('today', () => {
  afterEach(() => jest.useRealTimers());

  it('is not rendered by the server, whose page may be cached until tomorrow', () => {
    expect(renderToString(<Today />)).toBe('<p>não se sabe</p>');
  });

  it('changes at midnight in Brasília on a page that stays open', () => {
    jest.useFakeTimers({ now: new Date('2026-03-21T02:59:30Z') });
    render(<Today />);
    expect(screen.getByText('2026-03-20')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(60_000));
    expect(screen.getByText('2026-03-21')).toBeInTheDocument();
  });
});
