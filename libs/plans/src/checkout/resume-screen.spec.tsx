import { showAsVisitor } from '@mapa/auth/testing';
import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { ResumeScreen } from './resume-screen';

afterEach(() => localStorage.clear());

it.each([
  ['plano_pago_primary', '/checkout/plano_pago_primary'],
  ['plano_que_nao_existe', '/planos'],
  [null, '/planos'],
])('the checkout without a plan goes on with the chosen one (%s): %s', async (kept, path) => {
  if (kept) localStorage.setItem('plano_selecionado', kept);
  const leave = jest.fn();
  showAsVisitor(
    <Routes>
      <Route path="/checkout" element={<ResumeScreen leave={leave} />} />
      <Route path="*" element={null} />
    </Routes>,
    { route: '/checkout' },
  );
  // Out of the checkout another document is loaded.
  if (path === '/planos') await waitFor(() => expect(leave).toHaveBeenCalledWith(path));
  else await waitFor(() => expect(screen.getByLabelText('Endereço completo')).toHaveTextContent(path));
});
