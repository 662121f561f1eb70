import { IconBook, IconCalculator, IconFileText, IconHistory, IconMail, IconPhoneCall } from '@tabler/icons-react';
import styles from './account-layout.module.css';

/** What is marked as coming is part of the access and not built yet. */
const PARTS = [
	{
		icon: IconPhoneCall,
		name: 'Calls, scored with evidence',
		text: 'Every score points to the line of the transcript it came from.',
	},
	{ icon: IconHistory, name: 'Nothing is lost', text: 'Drafts save as you type, and every run stays in History.' },
	{
		icon: IconFileText,
		name: 'Proposals from the call',
		text: 'Three options, in the prospect’s own words.',
	},
	{
		icon: IconMail,
		name: 'Cold e-mails that are checked',
		text: 'Niche, call toolkit and four e-mails, each held to its limits.',
	},
	{
		icon: IconCalculator,
		name: 'Pricing and profit',
		text: 'From an hour saved to a retainer, month by month.',
		coming: true,
	},
	{ icon: IconBook, name: 'Three libraries', text: 'Niches, prompts and AI tools, searchable.', coming: true },
];

/** The list of what access includes. */
export function Access() {
	return (
		<aside className={styles.access} aria-labelledby="access-includes">
			<div className={styles.accessBody}>
				<p className={styles.promise}>From first niche to accepted proposal, with nothing invented.</p>
				<h2 id="access-includes" className={styles.includes}>
					What your access includes
				</h2>
				<ul>
					{PARTS.map((part) => (
						<li key={part.name} className={styles.part}>
							<part.icon size={18} stroke={1.75} aria-hidden />
							<div className={styles.partBody}>
								<p className={styles.partName}>{part.name}</p>
								<p className={styles.partText}>{part.text}</p>
							</div>
							{part.coming ? <span className={styles.coming}>Being built</span> : null}
						</li>
					))}
				</ul>
			</div>
		</aside>
	);
}
