export { hashOfPassword, PASSWORD } from './password';
