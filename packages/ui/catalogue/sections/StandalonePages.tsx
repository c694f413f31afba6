import {
  AuthLayout,
  Button,
  Form,
  Formik,
  IconButton,
  Link,
  LinkButton,
  PasswordField,
  StandaloneMessagePage,
  TextField,
} from '@meet/ui';
import { Languages, SunMoon } from '@meet/ui/icons';
import { NotFoundArt } from '@meet/ui/illustrations';

export const AuthPage = () => (
  <AuthLayout
    title="Welcome back"
    description="Sign in to see who is here."
    slogan="Your people, one click away."
    tools={
      <>
        <IconButton label="Language" icon={<Languages />} />
        <IconButton label="Colour mode" icon={<SunMoon />} />
      </>
    }
    footer={
      <>
        No account yet? <Link href="#signup">Sign up</Link>
      </>
    }
  >
    <Formik initialValues={{ email: '', password: '' }} onSubmit={() => {}}>
      <Form noValidate>
        <TextField name="email" label="Email" type="email" autoComplete="email" size="lg" />
        <PasswordField
          name="password"
          label="Password"
          autoComplete="current-password"
          size="lg"
          aside={<Link href="#forgot">Forgot password?</Link>}
        />
        <Button type="submit" variant="primary" size="lg" wide mt={2}>
          Sign in
        </Button>
      </Form>
    </Formik>
  </AuthLayout>
);

export const NotFoundPage = () => (
  <StandaloneMessagePage
    title="Page not found"
    description="We can't seem to find the page you are looking for."
    illustration={<NotFoundArt />}
    action={
      <LinkButton href="#home" variant="primary">
        Go to dashboard
      </LinkButton>
    }
  />
);
