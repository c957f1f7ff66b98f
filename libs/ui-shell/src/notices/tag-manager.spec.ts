import { dropTags } from './tag-manager';

describe('after a withdrawn consent', () => {
  it('the cookies of tags are deleted, and ours stay', () => {
    for (const name of ['_ga', '_ga_ABC123', '_gcl_au', '_gid', 'jwt_token']) document.cookie = `${name}=1; path=/`;
    dropTags();
    expect(document.cookie).toBe('jwt_token=1');
    document.cookie = 'jwt_token=; max-age=0; path=/';
  });
});
