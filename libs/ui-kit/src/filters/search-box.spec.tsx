import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { SearchBox } from './search-box';

const onSearch = jest.fn();
const box = (value?: string) => (
  <SearchBox action="/questoes" label="Buscar" placeholder="" maxLength={100} value={value} onSearch={onSearch} />
);
const field = () => screen.getByRole('searchbox', { name: 'Buscar' });

/** The server's page in the document, before any script. */
function serve(value?: string) {
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(box(value));
  return place;
}

let root: Root | undefined;
const hydrate = (place: HTMLElement, value?: string) => act(async () => (root = hydrateRoot(place, box(value))));
const show = (value?: string) => act(async () => root?.render(box(value)));
afterEach(async () => {
  await act(async () => root?.unmount());
  document.body.replaceChildren();
  onSearch.mockReset();
});

describe('the search box of a list', () => {
  it('keeps typed text and cursor from before hydration, and searches for it', async () => {
    const place = serve();
    await userEvent.type(field(), 'crase');
    await hydrate(place);
    await show();
    expect(field()).toHaveValue('crase');
    expect(field()).toHaveFocus();
    await userEvent.type(field(), ' e regência{Enter}');
    expect(onSearch).toHaveBeenCalledWith('crase e regência');
  });

  it('works without scripts, with the filters of its list, each as often as in the address', () => {
    const action = '/questoes?materia_id[]=1&materia_id[]=2&ordem=recentes&busca=antes';
    const place = document.body.appendChild(document.createElement('div'));
    place.innerHTML = renderToString(
      <SearchBox action={action} label="Buscar" placeholder="" maxLength={9} value="crase" onSearch={onSearch} />,
    );
    const form = screen.getByRole<HTMLFormElement>('search');
    expect(form).toHaveAttribute('action', '/questoes');
    expect([...new FormData(form)]).toEqual([
      ['materia_id[]', '1'],
      ['materia_id[]', '2'],
      ['ordem', 'recentes'],
      ['busca', 'crase'],
    ]);
  });

  it('shows the search of a later address, and keeps typed text while the address stays', async () => {
    await hydrate(serve('crase'), 'crase');
    await userEvent.type(field(), 's');
    await show('crase');
    expect(field()).toHaveValue('crases');
    await show('regência');
    expect(field()).toHaveValue('regência');
    await show();
    expect(field()).toHaveValue('');
  });
});
