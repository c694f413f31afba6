import type { ErasedAccount } from '@meet/contracts/erasure';
import type { AuditRecord } from '../models/auditModel.ts';
import type { Models } from '../models/createModels.ts';
import { getWords } from '../profiles/nameFields.ts';

const AT_ONCE = 500;

/** Replaces an account in the audit log by its pseudonym, also in the texts of searches that could have found it. */
export async function forgetInAudit({ audit }: Pick<Models, 'audit'>, erasure: ErasedAccount): Promise<void> {
  const { accountId, email, pseudonym } = erasure;
  await audit.updateMany({ subjectId: accountId }, { $set: { subjectId: pseudonym, subjectEmail: null } });
  await audit.updateMany({ subjectId: email }, { $set: { subjectId: pseudonym } });
  const words = new Set(getWords(erasure.fullName));
  const isAbout = ({ subjectId }: AuditRecord) => {
    const search = (subjectId ?? '').trim().toLowerCase();
    if (search && (email.startsWith(search) || search.includes(email))) return true;
    const searched = getWords(search);
    return searched.length > 0 && searched.every((word) => [...words].some((own) => own.startsWith(word)));
  };
  for (let last = ''; ;) {
    const page = await audit
      .find({ action: 'accounts-searched', _id: { $gt: last } })
      .sort({ _id: 1 })
      .limit(AT_ONCE)
      .lean();
    const ids = page.filter(isAbout).map(({ _id }) => _id);
    if (ids.length > 0) await audit.updateMany({ _id: { $in: ids } }, { $set: { subjectId: pseudonym } });
    if (page.length < AT_ONCE) return;
    last = page.at(-1)!._id;
  }
}
