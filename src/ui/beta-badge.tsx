import styles from './styles/badges.module.css';

export function BetaBadge() {
	return <span className={styles.beta}>BETA</span>;
}
