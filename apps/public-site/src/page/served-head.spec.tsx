import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { useServedHead } from './served-head';

function Screen() {
  useServedHead();
  const navigate = useNavigate();
  return (
    <>
      <button onClick={() => void navigate('/provas?page=2')}>filtrar</button>
      <button onClick={() => void navigate('/bancas')}>sair</button>
    </>
  );
}

const SERVED = `<title>Provas</title><meta name="description" content="x"><link rel="canonical" href="https://exemplo.com.br/provas">
  <meta property="og:url" content="https://exemplo.com.br/provas"><script type="application/ld+json">{}</script>`;

const press = (name: string) => act(() => screen.getByRole('button', { name }).click());

describe('the head that the server wrote for its page', () => {
  beforeEach(() => {
    document.head.innerHTML = SERVED;
    render(<Screen />, {
      wrapper: ({ children }) => <MemoryRouter initialEntries={['/provas']}>{children}</MemoryRouter>,
    });
  });
  afterEach(() => {
    document.head.innerHTML = '';
  });

  it('stays while the visitor filters the same page', () => {
    press('filtrar');
    expect(document.head.querySelectorAll('link, [property], script')).toHaveLength(3);
  });

  it('is removed on another page, so that nothing describes the previous page', () => {
    press('sair');
    expect([...document.head.children].map(({ tagName }) => tagName)).toEqual(['TITLE', 'META']);
  });
});
