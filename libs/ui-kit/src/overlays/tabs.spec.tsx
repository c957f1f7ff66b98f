import { render, screen } from '@testing-library/react';
import { Tabs } from './tabs';

describe('a row of tabs', () => {
  it('contains its labels for screen readers, so that they widen no page', () => {
    render(<Tabs label="Sobre" items={[{ value: 'a', label: 'Anotações', panel: 'texto' }]} />);
    // An absolutely positioned element in a row that is not positioned would escape the row's scrolling.
    expect(screen.getByRole('tablist')).toHaveStyle({ position: 'relative' });
  });
});
