import { Button, Select } from '@pegboard/ui';
import type { ReactNode } from 'react';
import styles from '../../features/administration/administration.module.css';
import { memberPagePath } from '../../features/administration/member-page-path.ts';
import { PostForm } from '../../features/administration/post-form.tsx';
import { useAdministrationTexts } from '../../messages/administration/use-administration-texts.ts';
import { ROLES, type MemberPage } from './member-page.ts';

/** Renders the form with which an administrator sets the role of a member. */
export function RoleForm({ member }: { readonly member: MemberPage }): ReactNode {
  const texts = useAdministrationTexts();
  return (
    <section className={styles.section} aria-labelledby="role">
      <h2 id="role">{texts.member.setRole}</h2>
      <PostForm action={`${memberPagePath(member.username)}role/`} className={styles.form}>
        {({ fields }) => (
          <>
            <input type="hidden" name="user_id" value={member.id} />
            <Select
              name="role"
              label={texts.members.role}
              hint={texts.member.roleHint}
              defaultValue={member.role}
              error={fields['role']}
            >
              {ROLES.map((role) => (
                <option key={role} value={role}>
                  {texts.roles[role]}
                </option>
              ))}
            </Select>
            <div className={styles.actions}>
              <Button type="submit" variant="primary">
                {texts.member.setRoleButton}
              </Button>
            </div>
          </>
        )}
      </PostForm>
    </section>
  );
}
