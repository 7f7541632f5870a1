import classes from './NotSaved.module.css'

/**
 * What is left where a picture isn't saved, always beside the button: no page can know whether it was.
 * @param address the picture's own, where it has one
 */
export function NotSaved({ address = null }: { address?: string | null }) {
  return (
    <div className={classes.more}>
      <p>Tidak tersimpan? Ambil tangkapan layar</p>
      {address !== null && (
        <a href={address} target="_blank" rel="noopener noreferrer">
          Buka gambarnya di tab baru
        </a>
      )}
    </div>
  )
}
