import { CONFIRMATION_LINK_DAYS, RECOVERY_LINK_MINUTES, routePath } from '@mapa/domain';
import { Link } from '@mapa/ui-kit';
import type { PrivacyPart } from './model';

const account = (fragment: string): string => `${routePath('account')}#${fragment}`;

/** Privacy policy: retention periods, security measures, and the rights of the data subject. */
export const rights: readonly PrivacyPart[] = [
  {
    id: 'quanto-tempo',
    title: 'Por quanto tempo',
    text: (
      <ul>
        <li>
          O que é da sua conta fica enquanto ela existir. Mapas e cadernos removidos também, para que você possa voltar
          atrás.
        </li>
        <li>
          Apagada a conta, tudo o que é dela sai do banco de dados na hora, inclusive comentários, solicitações e
          denúncias. Não há como recuperar. Dos pagamentos fica o registro, sem nome, CPF e endereço de quem pagou.
        </li>
        <li>
          Links enviados por e-mail valem {RECOVERY_LINK_MINUTES} minutos (senha) ou {CONFIRMATION_LINK_DAYS} dias
          (confirmação); deles guardamos só um resumo cifrado, apagado pouco depois.
        </li>
      </ul>
    ),
  },
  {
    id: 'direitos',
    title: 'Seus direitos (art. 18 da LGPD)',
    text: (
      <>
        <ul>
          <li>
            <strong>Saber, ver e levar:</strong> em <Link to={account('dados')}>Minha conta</Link> você baixa tudo o que
            guardamos, em um arquivo que outros programas leem.
          </li>
          <li>
            <strong>Corrigir:</strong> o nome você muda em <Link to={account('perfil')}>Minha conta</Link>; para o
            e-mail, escreva para nós.
          </li>
          <li>
            <strong>Apagar:</strong> em <Link to={account('apagar')}>Minha conta</Link>, a qualquer momento e sem pedir
            a ninguém. Por 30 dias fica só um resumo cifrado do número interno da conta, que não diz de quem ela era:
            por ele os seus outros aparelhos sabem que devem apagar o que têm.
          </li>
          <li>
            <strong>Voltar atrás em um consentimento,</strong> saber com quem os dados foram compartilhados, opor-se a
            um uso, pedir que sejam bloqueados ou tornados anônimos: escreva para nós.
          </li>
        </ul>
        <p>Se a nossa resposta não bastar, você pode reclamar à Autoridade Nacional de Proteção de Dados (ANPD).</p>
      </>
    ),
  },
  {
    id: 'seguranca',
    title: 'Como protegemos',
    text: (
      <p>
        Senhas são guardadas com argon2id. Sair, trocar a senha ou apagar a conta encerra os acessos também no servidor.
        O que outras pessoas escrevem nunca é executado nas páginas, e nenhum terceiro recebe o endereço dos links que
        levam à sua conta. Se um incidente puder causar risco a você, avisaremos você e a ANPD.
      </p>
    ),
  },
];
