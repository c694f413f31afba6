export { ForgotPasswordEndPage } from './ForgotPasswordEndPage.tsx';
export { ForgotPasswordPage } from './ForgotPasswordPage.tsx';
export { LoginAsUserPage } from './LoginAsUserPage.tsx';
export { LoginViaTokenPage } from './LoginViaTokenPage.tsx';
export { ResetPasswordPage } from './ResetPasswordPage.tsx';
export { RouteFileGeneratorPage } from './RouteFileGeneratorPage.tsx';
