import { LAST_AREA_COOKIE, LAST_AREA_MAX_AGE_S, TOKEN_COOKIE, TOKEN_MAX_AGE_S } from '@mapa/domain';
import type { PrivacyPart, PrivacySetting } from './model';

const DAY_S = 86_400;

/** Privacy policy: data on the device, in server logs, and with third parties. */
export const traces = ({ measures }: PrivacySetting): readonly PrivacyPart[] => [
  {
    id: 'cookies',
    title: 'Cookies e o que fica no seu aparelho',
    text: (
      <>
        <ul>
          <li>
            <code>{TOKEN_COOKIE}</code>: mantém você na conta por {TOKEN_MAX_AGE_S / DAY_S} dias. Some quando você sai.
          </li>
          <li>
            <code>{LAST_AREA_COOKIE}</code>: lembra por {LAST_AREA_MAX_AGE_S / DAY_S} dias se você estava nos mapas ou
            nos cadernos. Some quando você sai.
          </li>
          <li>
            No armazenamento do navegador: seu nome e e-mail, enquanto está na conta; o tema; a sua resposta sobre
            medições; por minutos, listas já carregadas; e, se você marcou “Lembrar”, o e-mail do próximo login.
          </li>
          <li>
            Para abrir sem conexão: o seu dia, as suas listas, simulados em andamento e o que você levou. Some quando
            você sai.
          </li>
          <li>Respostas que ainda não foram enviadas, até que o servidor as confirme.</li>
          <li>
            Comentários e anotações que você começou e não enviou. Se a sessão terminar sem que você tenha saído, eles
            ficam, sob um número que não diz quem você é, e só você volta a vê-los.
          </li>
        </ul>
        {measures ? (
          <p>
            Com o seu acordo, o Google Tag Manager mede como o site é usado e pode criar cookies próprios. Nada que
            identifique você é enviado por nós: só se há alguém na conta e se um cadastro foi concluído. Sem o seu
            acordo, nada dele é carregado. Em “Preferências de privacidade”, no rodapé, você muda de ideia, e os cookies
            dele são apagados.
          </p>
        ) : (
          <p>Este site não usa cookies de medição nem de publicidade.</p>
        )}
      </>
    ),
  },
  {
    id: 'registros',
    title: 'Registros dos servidores',
    text: (
      <>
        <p>
          Cada pedido deixa uma linha técnica: o tipo de página, o resultado, a duração e um número. Entradas, trocas de
          senha e exportações registram também o identificador interno da conta. Endereço IP, e-mail, senha e o que você
          escreve não entram nos registros.
        </p>
        <p>
          Para limitar tentativas, contamos pedidos por conta e por rede, sob um código do qual não se lê nem o e-mail
          nem o endereço. Essas contagens são apagadas quando deixam de valer, em no máximo um dia.
        </p>
      </>
    ),
  },
  {
    id: 'com-quem',
    title: 'Com quem os dados são compartilhados',
    text: (
      <>
        <p>
          Não vendemos dados nem os usamos para publicidade. Além de quem hospeda o site e envia os seus e-mails, só
          recebem algo:
        </p>
        <ul>
          <li>
            Google ou Facebook, se você aperta o botão deles para entrar: é deles a janela que se abre, e antes disso
            nada é carregado.
          </li>
          <li>
            O Mercado Pago, se você assina e é ele que cobra: o nome, o CPF, o e-mail e, no boleto, o endereço de quem
            paga. Os dados do cartão vão da página direto para ele.
          </li>
          {measures ? <li>Google, se você aceita as medições.</li> : null}
          <li>Autoridades, quando a lei obriga.</li>
        </ul>
      </>
    ),
  },
];
