import { expect } from '@playwright/test';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { dataDir } from './system';

async function mailsTo(address: string) {
  const folder = join(dataDir(), 'mail');
  const files = existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.eml'))
        .sort()
    : [];
  const mails = await Promise.all(files.map((name) => PostalMime.parse(readFileSync(join(folder, name)))));
  return mails.filter(({ to }) => to?.some((recipient) => recipient.address === address));
}

/** The path of the link to one of our pages in a mail, which may still arrive. */
export async function linkMailedTo(address: string, page: RegExp): Promise<string> {
  let path = '';
  await expect(async () => {
    const texts = (await mailsTo(address)).map(({ text }) => text ?? '');
    const links = texts.flatMap((text) => text.match(/https?:\/\/\S+/g) ?? []).map((link) => new URL(link));
    const found = links.filter(({ pathname }) => page.test(pathname)).at(-1);
    path = found ? found.pathname + found.search : '';
    expect(path, `a link to ${page} in a mail to ${address}`).not.toBe('');
  }).toPass({ timeout: 60_000 });
  return path;
}
