import type { PrivacyPart } from './model';

/** Privacy policy: which data an account stores, and for which purpose. */
export const account: readonly PrivacyPart[] = [
  {
    id: 'quem',
    title: 'A quem este texto serve',
    text: (
      <p>
        A quem visita o Mapa ou estuda com ele. Quem mantém este site é o controlador dos dados, nos termos da Lei Geral
        de Proteção de Dados (Lei nº 13.709/2018). Você pode ver questões, provas, mapas e planos sem conta e sem dizer
        quem é.
      </p>
    ),
  },
  {
    id: 'o-que-guardamos',
    title: 'O que guardamos de quem tem conta',
    text: (
      <>
        <ul>
          <li>
            <strong>Cadastro:</strong> nome, e-mail, quando a conta foi criada e quando o e-mail foi confirmado, o plano
            e o tema que você prefere. Da senha fica só um resumo cifrado (argon2id), do qual ela não pode ser lida.
          </li>
          <li>
            <strong>Google ou Facebook:</strong> se você entra por eles, o identificador da sua conta lá. O nome e o
            e-mail vêm de lá no primeiro acesso; mais nada é pedido nem guardado.
          </li>
          <li>
            <strong>Estudo:</strong> mapas, cadernos, simulados, respostas (com data, tempo gasto e confiança, quando
            informada), progresso, revisões, favoritas, anotações, grifos, questões ocultas, as horas e a prova do seu
            plano da semana, a hora do lembrete que você pediu e, no plano gratuito, as questões recebidas no dia.
          </li>
          <li>
            <strong>Participação:</strong> comentários, votos, leituras de comentários, denúncias e solicitações, com a
            dúvida que você escreve, que só os professores leem, sem o seu nome. Nos comentários, os outros veem o seu
            primeiro nome; de um professor, também o último.
          </li>
          <li>
            <strong>Assinatura:</strong> se você contrata um plano, nome e CPF de quem paga, no boleto também o
            endereço, o plano, o valor, a forma e o andamento do pagamento; se um Pix ou boleto tem de ser devolvido por
            transferência, a conta que você informa. O número do cartão nunca é guardado. Sem assinatura, nada disso é
            pedido.
          </li>
          <li>
            <strong>Acessos:</strong> quando cada sessão começou e terminou. Não guardamos o endereço IP, o aparelho nem
            o lugar.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'para-que',
    title: 'Para que usamos, e com que base legal',
    text: (
      <ul>
        <li>Para que o Mapa funcione para você e para cobrar o plano contratado: execução do contrato (art. 7º, V).</li>
        <li>Para guardar o registro de pagamentos: obrigação legal (art. 7º, II).</li>
        <li>
          Para proteger contas e o serviço, como ao limitar tentativas de senha: legítimo interesse (art. 7º, IX).
        </li>
        <li>
          Para as estatísticas das questões e a pontuação TRI, em que as respostas de todos são somadas e ninguém
          aparece: legítimo interesse (art. 7º, IX).
        </li>
        <li>
          Para o lembrete por e-mail, só se você o pede: consentimento (art. 7º, I). Cada mensagem tem um link para
          parar.
        </li>
        <li>Para medir como o site é usado, só depois que você aceita: consentimento (art. 7º, I).</li>
      </ul>
    ),
  },
];
