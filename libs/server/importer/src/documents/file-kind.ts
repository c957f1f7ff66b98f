/** Number of bytes from which a file's kind is detected. */
export const KIND_BYTES = 1024;

const starts = (head: Buffer, ...bytes: number[]): boolean => head.subarray(0, bytes.length).equals(Buffer.from(bytes));

/**
 * What a file that should be a PDF is instead, and what to do about it, as the end of a sentence. Null for a PDF or an
 * unknown file.
 * @param head its first `KIND_BYTES` bytes
 */
export function insteadOfPdf(head: Buffer): string | null {
  const text = head.toString('latin1').replace(/^(?:\u00ef\u00bb\u00bf)?\s*/, '');
  if (text.includes('%PDF-')) return null;
  if (text === '') return 'está vazio';
  if (/^(?:<!--[^]*?-->\s*)?<(?:!doctype\s+html|html|head|body)\b/i.test(text))
    return 'é uma página da internet (HTML) que foi gravada no lugar do PDF, talvez um aviso de erro ou de login: baixe o PDF de novo';
  if (starts(head, 0x50, 0x4b))
    return 'é um zip, ou um documento do Word: extraia o PDF que está nele, ou grave o documento como PDF';
  if (starts(head, 0x1f, 0x8b) || text.startsWith('Rar!') || text.startsWith('7z\u00bc'))
    return 'é um arquivo compactado: extraia o PDF que está nele';
  if (starts(head, 0xd0, 0xcf, 0x11, 0xe0) || text.startsWith('{\\rtf'))
    return 'é um documento do Word: grave-o como PDF';
  if (starts(head, 0x89, 0x50, 0x4e, 0x47) || starts(head, 0xff, 0xd8, 0xff) || /^GIF8|^RIFF|^II\*|^MM\0/.test(text))
    return 'é uma imagem: não há texto nela que se possa ler';
  return null;
}
