import { Link } from 'react-router';
import { TextLink } from '#ui/text-link.tsx';
import { GeneratorPage } from '#web/pages/generator-page.tsx';
import styles from './growth-plans.module.css';

/** The Growth Plan Calculator, with a link to the plans that were made with it. */
export function CalculatorPage() {
	return (
		<>
			<p className={styles.toPlans}>
				<TextLink as={Link} to="/growth-plan">
					Your saved growth plans
				</TextLink>
			</p>
			<GeneratorPage />
		</>
	);
}
