import { encode } from 'uqr';
import styles from './two-factor.module.css';

/** Apps look for this much empty room around the code. */
const MARGIN = 4;

/** A text as a picture for a camera: black on white, whatever the theme. */
export function QrCode({ text, label }: { text: string; label: string }) {
	const { data, size } = encode(text, { ecc: 'L', border: MARGIN });
	const dots = data.flatMap((row, y) => row.flatMap((isBlack, x) => (isBlack ? [`M${x} ${y}h1v1h-1z`] : [])));
	return (
		<svg
			className={styles.qr}
			viewBox={`0 0 ${size} ${size}`}
			role="img"
			aria-label={label}
			shapeRendering="crispEdges"
		>
			<rect width={size} height={size} fill="#fff" />
			<path d={dots.join('')} fill="#000" />
		</svg>
	);
}
