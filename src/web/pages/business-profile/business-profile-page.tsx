import type { BusinessProfileAnswer } from '#business/profile.ts';
import { LoadFailure } from '#ui/load-failure.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useEditedProfile } from '#web/api/business-profile.ts';
import { useAuth } from '#web/auth/auth-provider.tsx';
import { SECTIONS, sectionOf } from '#web/business/sections.ts';
import styles from './business-profile.module.css';
import { JudgedContext, useJudged } from './judged.ts';
import { ProfileSectionView } from './profile-section.tsx';
import { SaveState } from './save-state.tsx';
import { useOpenSections } from './use-open-sections.ts';
import { useProfileSaver } from './use-profile-saver.ts';

/** What the member's business is, said once for every tool. */
export function BusinessProfilePage() {
	const { user } = useAuth();
	const { data, error, refetch } = useEditedProfile();
	if (user === null) return null;
	if (data !== undefined) return <ProfileForm userId={user.id} answer={data} />;
	if (error === null) return <Spinner page label="Loading your business profile" />;
	return <LoadFailure onAgain={refetch}>Your business profile could not be loaded: {error.message}</LoadFailure>;
}

function ProfileForm({ userId, answer }: { userId: string; answer: BusinessProfileAnswer }) {
	const { saver, state } = useProfileSaver(userId, answer);
	const judged = useJudged(state.profile);
	const { isOpen, toggle } = useOpenSections();
	return (
		<div className={styles.page}>
			<PageHeader title="Your business, said once">
				The tools put your own sentences into emails, ads and proposals, and never write them for you. Every field is
				optional, and a sentence that does not fit is kept but not used.
			</PageHeader>
			<SaveState state={state} />
			{state.other === null ? null : (
				<Notice tone="yellow" live>
					Another device changed {fieldNames(state.other.fields)} as well. What you typed here is kept.{' '}
					<TextLink as="button" onClick={() => saver.takeOther()}>
						Use the other version
					</TextLink>{' '}
					<TextLink as="button" onClick={() => saver.dismissOther()}>
						Dismiss
					</TextLink>
				</Notice>
			)}
			<JudgedContext value={judged}>
				{SECTIONS.map((section) => (
					<ProfileSectionView
						key={section.id}
						section={section}
						profile={state.profile}
						isOpen={isOpen(section.id)}
						onToggle={() => toggle(section.id)}
						onChange={(changes) => saver.change(changes)}
					/>
				))}
			</JudgedContext>
		</div>
	);
}

/** The fields under the names of the sections where they stand. */
function fieldNames(fields: readonly string[]): string {
	const titles = new Set(fields.map((field) => sectionOf(field)?.title ?? field));
	return [...titles].map((title) => `“${title}”`).join(', ');
}
