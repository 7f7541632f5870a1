import { paths } from '@/lib/address/paths'
import { LinkButton } from '@/ui/button/Button'
import picture from '@/features/info/assets/not-found.svg'
import classes from './NotFoundPage.module.css'

export default function NotFoundPage() {
  return (
    <div className={classes.page}>
      <img
        src={picture}
        alt="Ilustrasi kesalahan 404"
        width={280}
        height={200}
        className={classes.picture}
      />
      <h1 className={classes.title}>Oopss, Error 404!</h1>
      <p className={classes.text}>Halaman yang kamu cari tidak ditemukan</p>
      <LinkButton to={paths.home()}>Kembali ke Beranda</LinkButton>
    </div>
  )
}
