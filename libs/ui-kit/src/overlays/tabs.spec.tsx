import { render, screen } from '@testing-library/react';
import { Tabs } from './tabs';

describe('a row of tabs', () => {
  it('holds what its labels say to screen readers alone, so that no page is wider for it', () => {
    render(<Tabs label="Sobre" items={[{ value: 'a', label: 'Anotações', panel: 'texto' }]} />);
    // An absolute place in a row that is none itself would escape the row's own scrolling.
    expect(screen.getByRole('tablist')).toHaveStyle({ position: 'relative' });
  });
});
