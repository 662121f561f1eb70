import { Link } from 'react-router';
import { NumberBadge } from '#ui/number-badge.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { TOOL_GROUPS } from '#web/tool-groups.ts';
import styles from './all-tools.module.css';

/** Every tool, by the stage of the work that it serves. */
export function AllTools() {
	return (
		<section aria-labelledby="all-tools">
			<SectionHeading title="All tools" id="all-tools" />
			<div className={styles.groups}>
				{TOOL_GROUPS.map(({ label, tools }) => (
					<section key={label} aria-labelledby={`tools-${label}`}>
						<h4 id={`tools-${label}`} className={styles.label}>
							{label}
						</h4>
						<ul className={styles.tools}>
							{tools.map((tool) => (
								<li key={tool.path}>
									<Link to={tool.path} className={styles.tool}>
										<NumberBadge number={tool.number} />
										{tool.label}
									</Link>
								</li>
							))}
						</ul>
					</section>
				))}
			</div>
		</section>
	);
}
