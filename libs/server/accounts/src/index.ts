export { accountsModule } from './module';
export { hashPassword, passwordMatches } from './session/password';
export { writtenFields } from './session/profile';
export { grantRole } from './staff/grant-role';
export { runStaffCommand } from './staff/command';
