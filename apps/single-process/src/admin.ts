import { commonErrors, isEmail, ServiceError } from '@meet/contracts';
import { accountsErrors, createAdmin } from '@meet/accounts-contract';
import { SettingsError } from '@meet/service-kit';
import { openOperator, StartError } from '@meet/composition';

const USAGE = 'npm run admin -- create EMAIL ["Full name"]';

const [command, email = '', fullName = 'Admin'] = process.argv.slice(2);
if (command !== 'create' || !isEmail(email)) stopWith(`Usage: ${USAGE}`, 2);

try {
  const operator = await openOperator(process.env);
  try {
    const { isNew } = await operator.call(createAdmin, { email, fullName });
    const mailbox = process.env.SMTP_URL || !operator.development ? '' : `: see ${operator.url}/dev/mail`;
    console.log(`
  ${isNew ? 'Made' : 'Found'} the administrator ${email}.
  A link to choose the password was mailed${mailbox}. It works for ten minutes;
  after that, ${operator.url}/forgot-password sends a new one.
`);
  } finally {
    await operator.close();
  }
} catch (error) {
  if (error instanceof SettingsError || error instanceof StartError) stopWith(error.message);
  if (error instanceof ServiceError) stopWith(getReason(error));
  throw error;
}

function getReason({ code }: ServiceError): string {
  switch (code) {
    case accountsErrors.ADMIN_EXISTS.code:
      return `${email} has an account already. An administrator needs an address of their own.`;
    case commonErrors.UNAVAILABLE.code:
      return 'Something else runs on that port. Give PORT and DATA_DIR as the product was started with.';
    default:
      return `The administrator could not be made: ${code}.`;
  }
}

function stopWith(message: string, code = 1): never {
  console.error(`\n${message}\n`);
  process.exit(code);
}
