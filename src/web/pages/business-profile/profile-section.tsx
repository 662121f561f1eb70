import { IconChevronDown } from '@tabler/icons-react';
import type { BusinessProfile } from '#business/profile.ts';
import { Card, CardRow } from '#ui/card.tsx';
import { filledIn } from '#web/business/filled-in.ts';
import { isList, type ProfileSection } from '#web/business/section.ts';
import styles from './business-profile.module.css';
import { FieldReading } from './field-reading.tsx';
import { useJudgement } from './judged.ts';
import { ProfileFieldView } from './profile-field.tsx';
import { ProfileListView } from './profile-list.tsx';

interface ProfileSectionViewProps {
	section: ProfileSection;
	profile: BusinessProfile;
	isOpen: boolean;
	onToggle(): void;
	onChange(changes: Partial<BusinessProfile>): void;
}

export const headingId = (sectionId: string): string => `section-${sectionId}`;

/** A part of the profile that opens and closes. */
export function ProfileSectionView({ section, profile, isOpen, onToggle, onChange }: ProfileSectionViewProps) {
	const { filled, all } = filledIn(section, profile);
	const misfits = useMisfits(section);
	const body = `${headingId(section.id)}-body`;
	return (
		<Card as="section" padding="none" aria-labelledby={headingId(section.id)}>
			<h3 className={styles.head}>
				<button
					type="button"
					id={headingId(section.id)}
					className={styles.toggle}
					aria-expanded={isOpen}
					aria-controls={body}
					onClick={onToggle}
				>
					<span className={styles.title}>{section.title}</span>
					<span className={styles.filled}>
						{filled} of {all} filled
						{misfits === 0 ? null : ` · ${misfits} to look at`}
					</span>
					<IconChevronDown size={20} stroke={1.75} aria-hidden className={styles.chevron} />
				</button>
			</h3>
			<CardRow id={body} hidden={!isOpen} className={styles.body}>
				{isOpen ? <Fields section={section} profile={profile} onChange={onChange} /> : null}
			</CardRow>
		</Card>
	);
}

function Fields({ section, profile, onChange }: Pick<ProfileSectionViewProps, 'section' | 'profile' | 'onChange'>) {
	const set = (name: string, value: unknown) => onChange({ [name]: value });
	return (
		<>
			<p className={styles.note}>{section.note}</p>
			<div className={styles.fields}>
				{section.parts.map((part) =>
					isList(part) ? (
						<ProfileListView
							key={part.list}
							list={part}
							entries={profile[part.list] as readonly Record<string, string | boolean>[]}
							onChange={(entries) => set(part.list, entries)}
						/>
					) : (
						<ProfileFieldView
							key={part.name}
							field={part}
							path={part.name}
							value={profile[part.name as keyof BusinessProfile]}
							onChange={(value) => set(part.name, value)}
						/>
					),
				)}
			</div>
			{section.reads === undefined ? null : <FieldReading path={section.reads} />}
		</>
	);
}

/** How many of its texts do not fit. */
function useMisfits({ parts }: ProfileSection): number {
	const { problems } = useJudgement();
	const names = new Set(parts.map((part) => (isList(part) ? part.list : part.name)));
	return [...problems.keys()].filter((path) => names.has(path.split('.')[0] ?? '')).length;
}
