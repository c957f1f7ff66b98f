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
  showAsVisitor(
    <Routes>
      <Route path="/checkout" element={<ResumeScreen />} />
      <Route path="*" element={null} />
    </Routes>,
    { route: '/checkout' },
  );
  await waitFor(() => expect(screen.getByLabelText('Endereço completo')).toHaveTextContent(path));
});
